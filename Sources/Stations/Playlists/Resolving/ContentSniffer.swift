/// Tells sound from text by its first bytes, so that a stream is never loaded as if it were a list.
///
/// Names and media types lie too often to be asked: MP3 is sent as AAC, lists as `application/octet-stream`.
enum ContentSniffer {
    enum Kind: Hashable {
        /// There is nothing but blanks.
        case empty
        /// Too little is there to tell.
        case undecided
        /// Sound or a container of sound; the format in words.
        case audio(String)
        /// Text that may be a list.
        case text
        case webPage
        case json
        /// gzip
        case packed
        /// No text, and none of the formats known here; most often the middle of a stream.
        case binary
    }

    /// As many bytes are enough to tell; in bytes.
    static let enough = 16384

    /// - Parameter isWhole: whether nothing follows these bytes.
    static func kind(of bytes: [UInt8], isWhole: Bool) -> Kind {
        if bytes.isEmpty { return isWhole ? .empty : .undecided }
        if bytes.count < 12 && !isWhole { return .undecided }
        if bytes.starts(with: [0x1F, 0x8B]) { return .packed }
        if let format = AudioMagic.format(of: bytes) { return .audio(format) }
        let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        if !hasMark && bytes.prefix(enough).contains(where: isBinary) {
            return AudioMagic.middleOfStream(bytes).map(Kind.audio) ?? .binary
        }
        return kindOfText(bytes, isWhole: isWhole)
    }

    private static func kindOfText(_ bytes: [UInt8], isWhole: Bool) -> Kind {
        // Few bytes of a long list are enough for its beginning, and UTF-16 has two for each letter.
        let beginning = PlaylistText(Array(bytes.prefix(2048))).beginning(512)
        guard let first = beginning.first else { return isWhole ? .empty : .undecided }
        switch first {
        case "{": return .json
        case "[":
            let rest = beginning.dropFirst().drop { $0.isWhitespace }
            if rest.first?.isLetter == true { return .text }
            return rest.isEmpty && !isWhole ? .undecided : .json
        case "<":
            return beginning.hasPrefix("<!doctype html") || beginning.contains("<html") ? .webPage : .text
        default: return .text
        }
    }

    /// Bytes that no text has. 0x1A ended files in DOS; 0x1B begins the letters of some Japanese texts.
    private static func isBinary(_ byte: UInt8) -> Bool {
        byte < 0x20 && !(0x09...0x0D).contains(byte) && byte != 0x1A && byte != 0x1B
    }
}
