/// Undoes wrong decoding of titles.
///
/// ICY metadata names no encoding. Where a text is not valid UTF-8, the engine has GStreamer take it for Latin-1 (by
/// itself it tries Windows-1252, and gives no title at all where that has holes), and some encoders convert UTF-8 to
/// UTF-8 once more. Either way the bytes arrive as look-alikes ("BeyoncÃ©") and can be had back.
enum LegacyEncoding {
    /// The text read as UTF-8 where its bytes are that, as Cyrillic where they look like it, else with Windows-1252's
    /// quotes and dashes.
    static func repaired(_ text: String) -> String {
        guard let bytes = bytes(of: text), bytes.contains(where: { $0 >= 0x80 }) else { return text }
        return utf8(bytes) ?? CyrillicText.detected(in: bytes) ?? withSpecials(text)
    }

    /// The text read in the station's own encoding; nil when it is not in that, or was UTF-8 all along.
    static func decoded(_ text: String, encoding: String, by decoder: (any TextDecoding)?) -> String? {
        guard let bytes = bytes(of: text), bytes.contains(where: { $0 >= 0x80 }), utf8(bytes) == nil else { return nil }
        let name = encoding.lowercased().filter { $0.isLetter || $0.isNumber }
        return switch name {
        case "windows1251", "cp1251", "win1251": CyrillicText.decoded(bytes, as: .windows1251)
        case "koi8r", "koi8": CyrillicText.decoded(bytes, as: .koi8r)
        case "utf8": nil
        case "windows1252", "cp1252", "iso88591", "latin1": withSpecials(text)
        default: decoder?.decode(bytes, encoding: encoding)
        }
    }

    private static func utf8(_ bytes: [UInt8]) -> String? {
        if let whole = String(validating: bytes, as: UTF8.self) { return whole }
        // Encoders cut titles at a byte count, in the middle of a character. That it is UTF-8 at all is shown by whole
        // characters before the cut; "Café" in Latin-1 has none and keeps its é.
        guard let cut = bytes.lastIndex(where: { $0 >= 0xC0 }), cut >= bytes.count - 3 else { return nil }
        let kept = bytes[..<cut]
        return kept.contains(where: { $0 >= 0x80 }) ? String(validating: kept, as: UTF8.self) : nil
    }

    /// Latin-1 has control characters where Windows-1252 has quotes and dashes; nobody means the control characters.
    private static func withSpecials(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isSpecial = (0x80..<0xA0).contains(scalar.value) && specials[Int(scalar.value) - 0x80] != "\u{FFFD}"
            scalars.append(isSpecial ? specials[Int(scalar.value) - 0x80] : scalar)
        }
        return String(scalars)
    }

    /// The Windows-1252 bytes of the text; nil when it has a character that is not in that set.
    private static func bytes(of text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if scalar.value < 0x100 {
                bytes.append(UInt8(scalar.value))
            } else if let offset = specials.firstIndex(of: scalar) {
                bytes.append(0x80 + UInt8(offset))
            } else {
                return nil
            }
        }
        return bytes
    }

    /// The characters of Windows-1252 from 0x80 to 0x9F; U+FFFD where it has none.
    private static let specials = Array(
        "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)
}
