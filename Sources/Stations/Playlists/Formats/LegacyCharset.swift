/// Encodings of one byte a character that lists are still written in.
enum LegacyCharset {
    case windows1252
    case windows1251

    /// nil for a name that is none of these; Latin-1 counts as Windows-1252, as it does on the web.
    init?(name: String) {
        switch name.lowercased() {
        case "windows-1252", "cp1252", "iso-8859-1", "latin1", "latin-1", "us-ascii": self = .windows1252
        case "windows-1251", "cp1251", "x-cp1251": self = .windows1251
        default: return nil
        }
    }

    func text(_ bytes: some Sequence<UInt8>) -> String {
        switch self {
        case .windows1252: return TextEncoding.fromWindows1252(bytes)
        case .windows1251:
            var text = String.UnicodeScalarView()
            for byte in bytes {
                switch byte {
                case 0..<0x80: text.append(Unicode.Scalar(byte))
                // А to я stand in the order of the alphabet.
                case 0xC0...0xFF: text.append(Unicode.Scalar(0x410 + UInt32(byte) - 0xC0) ?? "\u{FFFD}")
                default: text.append(Self.windows1251Specials[Int(byte) - 0x80])
                }
            }
            return String(text)
        }
    }

    /// 0x80…0xBF of Windows-1251.
    private static let windows1251Specials: [Unicode.Scalar] = Array(
        ("ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ"
            + "\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї").unicodeScalars)
}
