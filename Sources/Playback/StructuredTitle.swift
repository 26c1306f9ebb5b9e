/// Finds the track in texts that were made for programs: JSON, XML, or a title with parameters.
enum StructuredTitle {
    /// "Artist - Title" as the structure tells it; nil when the text is not of that kind.
    static func text(in text: String) -> String? {
        if text.hasPrefix("{"), text.hasSuffix("}") { return joined { json($0, text) } }
        if text.hasPrefix("<"), text.hasSuffix(">") { return joined { xml($0, text) } }
        // Artist - text="Title" song_spot="M" MediaBaseId="…"
        guard let start = range(of: "text=\"", in: text[...]), text.contains("=\"") else { return nil }
        let rest = text[start.upperBound...]
        guard let end = rest.firstIndex(of: "\""), rest[end...].contains("=") else { return nil }
        return String(text[..<start.lowerBound] + rest[..<end])
    }

    private static func joined(_ value: (String) -> String?) -> String? {
        let title = ["title", "song", "track", "name", "cue_title", "text"].lazy.compactMap(value).first
        let artist = ["artist", "artist_name", "performer", "track_artist_name"].lazy.compactMap(value).first
        guard let title else { return artist }
        return artist.map { "\($0) - \(title)" } ?? title
    }

    /// The first value of that key that is a text and not empty.
    private static func json(_ key: String, _ text: String) -> String? {
        var rest = text[...]
        while let found = range(of: "\"\(key)\"", in: rest) {
            rest = rest[found.upperBound...]
            let value = rest.drop { $0.isWhitespace }
            guard value.first == ":" else { continue }
            let quoted = value.dropFirst().drop { $0.isWhitespace }
            guard quoted.first == "\"" else { continue }
            let content = unescaped(quoted.dropFirst())
            if !content.isEmpty { return content }
        }
        return nil
    }

    /// The characters up to the closing quote, with JSON's escapes undone.
    private static func unescaped(_ text: Substring) -> String {
        var units: [UInt16] = []
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next(), scalar != "\"" {
            guard scalar == "\\" else {
                units += UTF16.encode(scalar).map(Array.init) ?? []
                continue
            }
            switch scalars.next() {
            case "u":
                let digits = (0..<4).compactMap { _ in scalars.next() }
                units.append(UInt16(String(String.UnicodeScalarView(digits)), radix: 16) ?? 0xFFFD)
            case "n", "r", "t", "b", "f": units.append(0x20)
            case let other?: units += UTF16.encode(other).map(Array.init) ?? []
            case nil: break
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The content of the first element or attribute of that name that is not empty.
    private static func xml(_ name: String, _ text: String) -> String? {
        for candidate in [name, name.prefix(1).uppercased() + name.dropFirst(), name.uppercased()] {
            if let start = range(of: "<\(candidate)>", in: text[...]),
                let end = range(of: "</\(candidate)>", in: text[start.upperBound...]), start.upperBound < end.lowerBound
            {
                return String(text[start.upperBound..<end.lowerBound])
            }
            if let start = range(of: " \(candidate)=\"", in: text[...]),
                let end = text[start.upperBound...].firstIndex(of: "\""), start.upperBound < end
            {
                return String(text[start.upperBound..<end])
            }
        }
        return nil
    }

    private static func range(of text: String, in whole: Substring) -> Range<Substring.Index>? {
        var start = whole.startIndex
        while start < whole.endIndex {
            if whole[start...].hasPrefix(text) { return start..<whole.index(start, offsetBy: text.count) }
            whole.formIndex(after: &start)
        }
        return nil
    }
}
