/// Decides what the addresses in one playlist point to, and what they may point to.
struct EntryAddresses {
    /// No address is longer; in bytes.
    static let lengthLimit = 8192

    private let origin: StationListOrigin
    private let finder: LocalPathFinder?
    /// What relative addresses are resolved against; a list may name another base.
    private var base: String?

    init(origin: StationListOrigin, files: any LocalFiles) {
        self.origin = origin
        switch origin {
        case .file(let path):
            let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
            finder = LocalPathFinder(folder: folder.isEmpty ? "/" : folder, files: files)
        case .remote(let url):
            finder = nil
            base = url
        }
    }

    /// Takes over the base that a list names for its relative addresses; one that is not http is ignored.
    mutating func takeBase(_ text: String) {
        let text = StationAddressResolver.cleaned(text)
        guard ["http", "https"].contains(StationAddressResolver.scheme(of: text) ?? ""),
            StationAddressResolver.host(of: text) != nil
        else { return }
        base = text
    }

    /// The absolute address of an entry, and whether it names a file that is not there.
    func resolve(_ written: String) throws(PlaylistEntryFault) -> (address: String, isMissing: Bool) {
        guard written.utf8.count <= Self.lengthLimit else { throw .tooLong(limit: Self.lengthLimit) }
        if Self.isPlain(written) { return (written, false) }
        // First of all: "fi\0le:" is no scheme yet, and would become one.
        let text = Self.withoutQuotes(StationAddressResolver.trimmed(Self.withoutControlCharacters(written)))
        guard !text.isEmpty else { throw .noAddress }
        if LocalPathFinder.hasDriveLetter(text) || text.hasPrefix("\\\\") { return try local(text) }
        switch StationAddressResolver.scheme(of: text) {
        case nil: return try relative(text)
        case "http", "https": return (try Self.remote(text), false)
        // SHOUTcast's own names for what is spoken over HTTP.
        case "icy", "icyx", "shout": return (try Self.remote(Self.asHTTP(text)), false)
        case "file": return try local(Self.localPath(text), writtenAs: text)
        case _ where AddressReference.isHostAndPort(text): return (try Self.remote("http://" + text), false)
        case let scheme?: throw Self.foreign(text, scheme: scheme, isLocalList: finder != nil)
        }
    }

    /// The absolute address of a picture; nil where there is none, which is no fault.
    func picture(_ written: String) -> String? {
        guard let (address, isMissing) = try? resolve(written), !isMissing else { return nil }
        return address
    }

    // MARK: Remote

    /// Whether the address is one that nothing needs to be done about, as nearly all of a long list are.
    private static func isPlain(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.starts(with: "http".utf8) else { return false }
        var rest = bytes.dropFirst(4)
        if rest.first == UInt8(ascii: "s") { rest = rest.dropFirst() }
        guard rest.starts(with: "://".utf8) else { return false }
        rest = rest.dropFirst(3)
        // A host that begins like this has no user and no brackets in front, and so is not empty.
        guard let first = rest.first, isLetterOrDigit(first) else { return false }
        return rest.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "|") }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    private static func remote(_ text: String) throws(PlaylistEntryFault) -> String {
        var address = StationAddressResolver.cleaned(text)
        // Kodi's form: request headers behind a bar.
        if let bar = address.lastIndex(of: "|"), address[bar...].contains("=") { address = String(address[..<bar]) }
        guard StationAddressResolver.host(of: address) != nil else { throw .noHost(short(address)) }
        guard let colon = address.firstIndex(of: ":") else { throw .notAnAddress(short(address)) }
        let scheme = address[..<colon]
        return scheme.utf8.contains(where: { $0 < 0x61 }) ? scheme.lowercased() + address[colon...] : address
    }

    private static func asHTTP(_ text: String) -> String {
        guard let colon = text.firstIndex(of: ":") else { return text }
        return "http" + text[colon...]
    }

    private func relative(_ text: String) throws(PlaylistEntryFault) -> (address: String, isMissing: Bool) {
        guard let base else { return try local(text) }
        // Lists made on Windows and put on a server.
        let hasBackslash = text.utf8.contains(UInt8(ascii: "\\"))
        let reference = StationAddressResolver.cleaned(hasBackslash ? text.replacing("\\", with: "/") : text)
        guard let address = AddressReference.resolve(reference, against: base),
            ["http", "https"].contains(StationAddressResolver.scheme(of: address) ?? ""),
            StationAddressResolver.host(of: address) != nil
        else { throw .notAnAddress(Self.short(text)) }
        return (address, false)
    }

    private static func foreign(_ text: String, scheme: String, isLocalList: Bool) -> PlaylistEntryFault {
        // What GStreamer reads from this machine; nothing but http and https is played in any case.
        let localSchemes: Set = ["pipe", "fd", "cdda", "dvd", "v4l2", "alsa", "pulse", "smb", "resource"]
        return !isLocalList && localSchemes.contains(scheme)
            ? .localInRemoteList(short(text)) : .unplayableScheme(scheme, address: short(text))
    }

    // MARK: Local

    private func local(
        _ path: String, writtenAs text: String? = nil
    ) throws(PlaylistEntryFault) -> (address: String, isMissing: Bool) {
        guard let finder else { throw .localInRemoteList(Self.short(text ?? path)) }
        var (found, isMissing) = finder.find(path)
        // Some programs escape paths as if they were addresses.
        if isMissing, path.utf8.contains(UInt8(ascii: "%")), let decoded = AddressReference.percentDecoded(path),
            case (let other, false) = finder.find(decoded)
        {
            (found, isMissing) = (other, false)
        }
        return (FileAddress.address(path: found), isMissing)
    }

    /// The path in a `file:` address; one that is not escaped rightly is taken as written.
    private static func localPath(_ address: String) -> String {
        let path = FileAddress.path(address: address) ?? withoutScheme(address)
        // file:///D:/Music
        let inner = String(path.dropFirst())
        return path.hasPrefix("/") && LocalPathFinder.hasDriveLetter(inner) ? inner : path
    }

    private static func withoutScheme(_ address: String) -> String {
        let rest = address.dropFirst("file:".count)
        return String(rest.hasPrefix("//") ? rest.dropFirst(2) : rest)
    }

    // MARK: Text

    private static func withoutControlCharacters(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }

    private static func withoutQuotes(_ text: Substring) -> String {
        guard text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return String(text) }
        return String(StationAddressResolver.trimmed(String(text.dropFirst().dropLast())))
    }

    static func short(_ text: String) -> String {
        // Counting the characters of a long text is slower than cutting it.
        let start = PlaylistText.onOneLine(String(text.prefix(80)))
        return start.utf8.count < text.utf8.count && text.dropFirst(80).first != nil ? start + "…" : start
    }
}
