/// A playlist's bytes as lines of text.
///
/// UTF-8 with or without a mark, UTF-16 with one; lines that are not UTF-8 are taken for the charset told, else for
/// Windows-1252, which contains Latin-1's letters. CR, LF and both end a line.
struct PlaylistText {
    /// UTF-8 without a mark, where it was Unicode at all.
    let bytes: [UInt8]
    private let charset: LegacyCharset

    /// - Parameter charset: as the server told it, e.g. `windows-1251`; unknown ones count as none.
    init(_ bytes: [UInt8], charset: String? = nil) {
        self.bytes = TextEncoding.utf8(bytes)
        self.charset = charset.flatMap(LegacyCharset.init(name:)) ?? .windows1252
    }

    /// Calls with each line's number (from 1) and text, blanks at both ends cut, blank lines left out.
    ///
    /// - Parameter body: returns false to stop.
    func forEachLine(_ body: (_ number: Int, _ line: String) -> Bool) {
        var number = 0
        var start = 0
        while start < bytes.count {
            number += 1
            var end = start
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            let next = end + (end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? 2 : 1)
            while start < end, Self.isBlank(bytes[start]) { start += 1 }
            while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
            if start < end, !body(number, string(bytes[start..<end])) { return }
            start = next
        }
    }

    /// Whether a line begins like this, whatever the case; `start` in small letters.
    func hasLine(startingWith start: String) -> Bool {
        let wanted = Array(start.utf8)
        var isAtStart = true
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D {
                isAtStart = true
            } else if isAtStart, !Self.isBlank(byte) {
                isAtStart = false
                guard index + wanted.count <= bytes.count else { return false }
                if zip(bytes[index...], wanted).allSatisfy({ Self.small($0) == $1 }) { return true }
            }
        }
        return false
    }

    /// The beginning without blanks, in small letters as far as they are ASCII.
    func beginning(_ count: Int) -> String {
        let start = bytes.firstIndex { !Self.isBlank($0) && $0 != 0x0A && $0 != 0x0D } ?? bytes.count
        return String(decoding: bytes[start...].prefix(count).map(Self.small), as: UTF8.self)
    }

    func string(_ bytes: ArraySlice<UInt8>) -> String {
        String(validating: bytes, as: UTF8.self) ?? charset.text(bytes)
    }

    /// On one line: control characters become blanks, runs of blanks one; nil when nothing is left.
    static func line(_ text: some StringProtocol) -> String? {
        let line = onOneLine(String(text))
        return line.isEmpty ? nil : line
    }

    static func onOneLine(_ text: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if byte > 0x20 && byte != 0x7F {
                result.append(byte)
            } else if let last = result.last, last != 0x20 {
                result.append(0x20)
            }
        }
        if result.last == 0x20 { result.removeLast() }
        let line = String(decoding: result, as: UTF8.self)
        return line.hasPrefix("\u{FEFF}") ? String(line.unicodeScalars.drop { $0 == "\u{FEFF}" }) : line
    }

    /// 0x1A ended files in CP/M and DOS, and some programs still write it.
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0x1A
    }

    private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
