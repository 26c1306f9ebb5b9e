/// Tells what the bytes at an address are, and reads them if they are a playlist: PLS, M3U, XSPF or ASX.
///
/// The content decides; names and media types are hints for texts that nothing else marks as a list. Reading takes time
/// in proportion to the size and never touches the network. Above 10,000 entries there is one for every 20 bytes at
/// most, 50,000 altogether, so that memory stays within ten times the input, or 2 MB.
public struct PlaylistReader: Sendable {
    /// No playlist is larger, packed or not; in bytes.
    public static let sizeLimit = 2_000_000

    /// Unpacks gzip: the bytes, and the most bytes to return; nil when they are damaged or would be more.
    public typealias Unpacking = @Sendable (_ bytes: [UInt8], _ limit: Int) -> [UInt8]?

    private let xml: any XMLReading
    private let files: any LocalFiles
    private let unpack: Unpacking?

    /// - Parameters:
    ///   - xml: reads XSPF and ASX.
    ///   - files: looked up for lists on this machine.
    ///   - unpack: nil refuses packed lists.
    public init(xml: any XMLReading, files: any LocalFiles = DiskFiles(), unpack: Unpacking? = nil) {
        self.xml = xml
        self.files = files
        self.unpack = unpack
    }

    /// Reads what is at an address.
    ///
    /// - Parameters:
    ///   - bytes: all of them.
    ///   - origin: where they come from, after redirections; relative entries are resolved against it, and only a file
    ///     of this machine may name files of this machine.
    ///   - contentType: the media type as the server told it; only a hint.
    ///   - charset: the media type's parameter; for texts that are not Unicode.
    public func read(
        _ bytes: [UInt8], from origin: StationListOrigin, contentType: String? = nil, charset: String? = nil
    ) -> PlaylistContent {
        guard bytes.count <= Self.sizeLimit else { return .notAPlaylist(.tooLarge(limit: Self.sizeLimit)) }
        guard bytes.starts(with: [0x1F, 0x8B]) else {
            return readUnpacked(bytes, origin, contentType: contentType, charset: charset)
        }
        guard let unpacked = unpack?(bytes, Self.sizeLimit), !unpacked.starts(with: [0x1F, 0x8B]) else {
            return .notAPlaylist(.damagedArchive)
        }
        return readUnpacked(unpacked, origin, contentType: contentType, charset: charset)
    }

    private func readUnpacked(
        _ bytes: [UInt8], _ origin: StationListOrigin, contentType: String?, charset: String?
    ) -> PlaylistContent {
        switch ContentSniffer.kind(of: bytes, isWhole: true) {
        case .empty: return .notAPlaylist(.empty)
        case .audio(let format): return .notAPlaylist(.audio(format))
        case .binary: return .notAPlaylist(.binary)
        case .webPage: return .notAPlaylist(.webPage)
        case .json: return .notAPlaylist(.json)
        case .text, .packed, .undecided: break
        }
        let text = PlaylistText(bytes, charset: charset)
        let addresses = EntryAddresses(origin: origin, files: files)
        func builder(_ format: PlaylistFormat) -> PlaylistBuilder {
            PlaylistBuilder(format: format, addresses: addresses, size: bytes.count)
        }
        if text.beginning(1) == "<" {
            var parser = XMLPlaylistParser(builder(.asx))
            return parser.parse(text, original: bytes, with: xml)
        }
        // Titles may say anything; only directives make a list one for the HLS engine.
        if text.hasLine(startingWith: "#ext-x-") { return .hls(address: Self.address(of: origin)) }
        let beginning = text.beginning(12)
        if beginning.hasPrefix("[playlist]") || beginning.hasPrefix("[reference]") {
            var parser = PLSParser(builder(.pls))
            return parser.parse(text)
        }
        let isMarked = beginning.hasPrefix("#extm3u") || text.hasLine(startingWith: "#extinf")
        if !isMarked && Self.hasEntryOfPLS(text) {
            var parser = PLSParser(builder(.pls))
            return parser.parse(text)
        }
        let isNamed = Self.isNamedM3U(Self.address(of: origin), contentType)
        guard isMarked || isNamed || Self.hasAddress(text) else { return .notAPlaylist(Self.nothingIn(text)) }
        var parser = M3UParser(builder(.m3u), takesNames: isMarked || isNamed)
        return parser.parse(text)
    }

    private static func address(of origin: StationListOrigin) -> String {
        switch origin {
        case .file(let path): FileAddress.address(path: path)
        case .remote(let url): url
        }
    }

    private static func hasEntryOfPLS(_ text: PlaylistText) -> Bool {
        var isFound = false
        text.forEachLine { _, line in
            isFound = PLSParser.isEntry(line)
            return !isFound
        }
        return isFound
    }

    private static func hasAddress(_ text: PlaylistText) -> Bool {
        ["http://", "https://", "file:///", "icy://", "mms://", "rtsp://", "rtmp://"].contains {
            text.hasLine(startingWith: $0)
        }
    }

    /// Only comments, or words that are no list.
    private static func nothingIn(_ text: PlaylistText) -> NotAPlaylistReason {
        var hasWords = false
        text.forEachLine { _, line in
            hasWords = !line.hasPrefix("#")
            return !hasWords
        }
        return hasWords ? .otherText : .empty
    }

    private static func isNamedM3U(_ address: String, _ contentType: String?) -> Bool {
        let path = address.prefix { $0 != "?" && $0 != "#" }.suffix(5).lowercased()
        return path.hasSuffix(".m3u") || path.hasSuffix(".m3u8") || contentType?.contains("mpegurl") == true
    }
}
