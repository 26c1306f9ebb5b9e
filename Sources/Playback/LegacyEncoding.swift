/// Undoes wrong decoding of titles.
///
/// ICY metadata names no encoding. Where a text is not valid UTF-8, GStreamer takes it for Windows-1252 or Latin-1, and
/// some encoders convert UTF-8 to UTF-8 once more. Either way UTF-8 arrives as look-alikes ("BeyoncÃ©") whose bytes can
/// be had back.
enum LegacyEncoding {
    /// The text read as UTF-8 where its Windows-1252 bytes are that; else the text as it is.
    static func repaired(_ text: String) -> String {
        guard let bytes = bytes(of: text), bytes.contains(where: { $0 >= 0x80 }) else { return text }
        if let whole = String(validating: bytes, as: UTF8.self) { return whole }
        // Encoders cut titles at a byte count, in the middle of a character. That it is UTF-8 at all is shown by whole
        // characters before the cut; "Café" in Latin-1 has none and keeps its é.
        guard let cut = bytes.lastIndex(where: { $0 >= 0xC0 }), cut >= bytes.count - 3 else { return text }
        let kept = bytes[..<cut]
        guard kept.contains(where: { $0 >= 0x80 }), let whole = String(validating: kept, as: UTF8.self)
        else { return text }
        return whole
    }

    /// The Windows-1252 bytes of the text; nil when it has a character that is not in that set.
    private static func bytes(of text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if scalar.value < 0x100 {
                // The C1 range stands for bytes that Windows-1252 leaves undefined and Latin-1 keeps.
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
