import FoundationEssentials
import Localization

/// Decides what the addresses of a list's entries point to, and what they may point to.
struct StationAddressResolver {
    let origin: StationListOrigin
    /// Whether a regular file is at an absolute path.
    let fileExists: (String) -> Bool

    /// Why an address is not used, as the end of a sentence that begins with the entry.
    struct Refusal: Error { let reason: String }

    /// The absolute address to play.
    func stream(_ text: String) throws(Refusal) -> String {
        let address = Self.cleaned(text)
        switch Self.scheme(of: address) {
        case "http", "https":
            guard Self.host(of: address) != nil else {
                throw Refusal(reason: localized("has an address without a host: “{0}”", Self.short(address)))
            }
            return address
        case "file":
            guard case .file = origin else {
                throw Refusal(
                    reason: localized("points to a file of this machine, which only a list on this machine may do"))
            }
            guard let path = FileAddress.path(address: address), fileExists(path) else {
                throw Refusal(reason: localized("points to a file that is not there: “{0}”", Self.short(address)))
            }
            return FileAddress.address(path: path)
        case nil: return try relativeStream(address)
        default:
            throw Refusal(
                reason: localized(
                    "has an address of a kind that cannot be played: “{0}”; use http or https", Self.short(address)))
        }
    }

    private func relativeStream(_ address: String) throws(Refusal) -> String {
        switch origin {
        case .remote(let base):
            guard let resolved = Self.resolve(address, against: base) else {
                throw Refusal(reason: localized("has an address that makes no sense: “{0}”", Self.short(address)))
            }
            return resolved
        case .file(let list):
            let path = FileAddress.resolve(address, beside: Self.folder(of: list))
            guard fileExists(path) else {
                throw Refusal(
                    reason: localized(
                        "has an address that is neither http nor a file beside the list: “{0}”", Self.short(address)))
            }
            return FileAddress.address(path: path)
        }
    }

    /// The picture that an `imageURL` means; nil where there is none, which is no fault.
    func image(_ text: String) -> StationImage? {
        let address = Self.cleaned(text)
        switch Self.scheme(of: address) {
        case "http", "https": return Self.host(of: address) == nil ? nil : .remote(url: address)
        case "data": return address.lowercased().hasPrefix("data:image/") ? .remote(url: address) : nil
        case "file":
            guard case .file = origin, let path = FileAddress.path(address: address), fileExists(path) else {
                return nil
            }
            return .file(path: path)
        case nil: return relativeImage(address)
        default: return nil
        }
    }

    private func relativeImage(_ name: String) -> StationImage? {
        guard !name.isEmpty else { return nil }
        switch origin {
        case .remote(let base):
            // A name without a suffix is one of an app's own pictures, which the list's server does not have.
            guard name.contains(".") || name.contains("/") else { return nil }
            return Self.resolve(name, against: base).map { .remote(url: $0) }
        case .file(let list):
            let path = FileAddress.resolve(name, beside: Self.folder(of: list))
            let candidates = [path, path + ".png", path + ".jpg", path + ".svg"]
            return candidates.first(where: fileExists).map { .file(path: $0) }
        }
    }

    // MARK: Syntax

    /// The address without the blanks and line ends that pasting leaves; blanks inside are escaped.
    static func cleaned(_ text: String) -> String {
        // Nearly all addresses are clean already.
        if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        for scalar in trimmed(text).unicodeScalars where scalar.value > 0x1F && scalar.value != 0x7F {
            if scalar == " " { result += "%20" } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    /// Without white space and control characters at both ends.
    static func trimmed(_ text: String) -> Substring {
        if let first = text.utf8.first, let last = text.utf8.last, (0x21..<0x7F).contains(first),
            (0x21..<0x7F).contains(last)
        {
            return text[...]
        }
        func isBlank(_ character: Character) -> Bool {
            character.isWhitespace || character.unicodeScalars.allSatisfy { $0.value <= 0x1F }
        }
        let rest = text.drop(while: isBlank)
        guard let end = rest.lastIndex(where: { !isBlank($0) }) else { return "" }
        return rest[...end]
    }

    /// The scheme in small letters; nil for a relative address.
    static func scheme(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = address[..<colon]
        guard let first = scheme.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A,
            scheme.utf8.allSatisfy({ byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
                default: false
                }
            })
        else { return nil }
        return scheme.lowercased()
    }

    /// The host of an address with `//`, without user and port; nil when it has none.
    static func host(of address: String) -> String? {
        guard let scheme = scheme(of: address) else { return nil }
        let rest = address.utf8.dropFirst(scheme.utf8.count + 1)
        guard rest.starts(with: "//".utf8) else { return nil }
        let authority = rest.dropFirst(2).prefix {
            $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
        }
        let place = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[$0...].dropFirst() } ?? authority
        let host =
            place.first == UInt8(ascii: "[")
            ? place.dropFirst().prefix { $0 != UInt8(ascii: "]") } : place.prefix { $0 != UInt8(ascii: ":") }
        return host.isEmpty ? nil : String(host)
    }

    private static func resolve(_ address: String, against base: String) -> String? {
        guard let base = URL(string: base), let url = URL(string: address, relativeTo: base) else { return nil }
        let resolved = url.absoluteString
        return host(of: resolved) == nil ? nil : resolved
    }

    private static func folder(of path: String) -> String {
        String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    }

    private static func short(_ text: String) -> String { text.count > 80 ? text.prefix(79) + "…" : text }
}
