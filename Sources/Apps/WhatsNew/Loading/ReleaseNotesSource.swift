import FoundationEssentials

/// Where release notes are.
public enum ReleaseNotesSource: Hashable, Sendable {
    /// In the data folders under this name, in one file or a file a language.
    case named(String)
    /// In this file; the path may be relative to the current folder.
    case file(path: String)
    /// At this address, with scheme `http` or `https` in any letter case.
    case remote(url: String)

    /// Reads what a person or a program gave: a web address, a path (which has a slash in it), or a name.
    ///
    /// - Throws: `ReleaseNotesError.badAddress` for a blank text or a broken address, `.notHTTP` for an address of
    ///   another kind.
    public init(_ text: String) throws(ReleaseNotesError) {
        guard let place = Blanks.removed(text), !place.contains("\0") else { throw .badAddress(text) }
        guard let scheme = Self.scheme(of: place) else {
            self = place.contains("/") ? .file(path: place) : .named(place)
            return
        }
        switch scheme {
        case "http", "https":
            guard let host = URL(string: place)?.host(), !host.isEmpty else { throw .badAddress(text) }
            self = .remote(url: place)
        case "file":
            guard let url = URL(string: place), url.isFileURL, (url.host() ?? "").isEmpty || url.host() == "localhost",
                url.path.hasPrefix("/")
            else { throw .badAddress(text) }
            self = .file(path: url.path)
        default:
            // A colon may well stand in a file's name; two slashes after it mean an address.
            guard !place.contains("://") else { throw .notHTTP(text) }
            self = place.contains("/") ? .file(path: place) : .named(place)
        }
    }

    /// What stands before the first colon, in small letters, when it can be the scheme of an address (RFC 3986, 3.1).
    private static func scheme(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = text[..<colon].lowercased()
        guard let first = scheme.utf8.first, (0x61...0x7A).contains(first) else { return nil }
        let isScheme = scheme.utf8.allSatisfy { byte in
            switch byte {
            case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
            default: false
            }
        }
        return isScheme ? scheme : nil
    }
}
