/// Turns bytes of the encodings that lists really come in into UTF-8 or text.
enum TextEncoding {
    /// The bytes as UTF-8 without a byte-order mark; UTF-16 is recognised by its mark or by its first character.
    ///
    /// Bytes that are neither are returned as they are: each text among them is looked at by itself.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        switch (bytes.count > 0 ? bytes[0] : 1, bytes.count > 1 ? bytes[1] : 1) {
        case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF: return Array(bytes[3...])
        case (0xFF, 0xFE): return fromUTF16(bytes[2...], isBigEndian: false)
        case (0xFE, 0xFF): return fromUTF16(bytes[2...], isBigEndian: true)
        case (UInt8(ascii: "{"), 0), (UInt8(ascii: "["), 0): return fromUTF16(bytes[...], isBigEndian: false)
        case (0, UInt8(ascii: "{")), (0, UInt8(ascii: "[")): return fromUTF16(bytes[...], isBigEndian: true)
        default: return bytes
        }
    }

    private static func fromUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Text from bytes that are not UTF-8, read as Windows-1252, which contains Latin-1's letters.
    static func fromWindows1252(_ bytes: some Sequence<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let isSpecial = (0x80...0x9F).contains(byte)
            text.append(isSpecial ? windows1252Specials[Int(byte) - 0x80] : Unicode.Scalar(byte))
        }
        return String(text)
    }

    /// 0x80…0x9F; the five bytes that stand for nothing become the replacement character.
    private static let windows1252Specials: [Unicode.Scalar] = Array(
        "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)
}
