/// Cleans texts as radio streams send them.
enum StreamText {
    /// Repaired, on one line, without control characters, stray quotes and what was meant for programs; empty when
    /// nothing is left, and for adverts.
    static func cleaned(_ text: String) -> String {
        let line = onOneLine(LegacyEncoding.repaired(text))
        guard !AdvertMarker.isAdvert(line) else { return "" }
        let plain = withoutStrayQuotes(StructuredTitle.text(in: line) ?? line)
        // Escaped twice, where both the encoder and the server meant well.
        let decoded = onOneLine(CharacterEntities.decoded(CharacterEntities.decoded(plain)))
        return AdvertMarker.isAdvert(decoded) ? "" : decoded
    }

    /// Splits "Artist - Title" at the first hyphen, en dash or em dash with blanks on both sides.
    ///
    /// Dashes at either end are left-overs of a missing artist or title. Both are nil when there is no text at all.
    static func split(_ text: String) -> (artist: String?, title: String?) {
        // The ends count as blanks: " - Title" arrives here with its blanks already cut.
        let words = text.split(separator: " ")
        guard let dash = words.firstIndex(where: isDash) else { return (nil, text.isEmpty ? nil : text) }
        let artist = words[..<dash].joined(separator: " ")
        let title = words[(dash + 1)...].drop(while: isDash).joined(separator: " ")
        if title.isEmpty { return (nil, artist.isEmpty ? nil : artist) }
        return (artist.isEmpty ? nil : artist, title)
    }

    private static func isDash(_ word: Substring) -> Bool { word == "-" || word == "–" || word == "—" }

    /// Line breaks and tabs become blanks, other control characters go, runs of blanks become one.
    private static func onOneLine(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                scalars.append(" ")
            } else if scalar.properties.generalCategory != .control, scalar != "\u{FEFF}" {
                scalars.append(scalar)
            }
        }
        return String(scalars).split(separator: " ").joined(separator: " ")
    }

    /// Takes away quotes that belong to the metadata's syntax and not to the title.
    ///
    /// Encoders that forget the closing semicolon leave GStreamer with the closing quote, or with the next field.
    private static func withoutStrayQuotes(_ text: String) -> String {
        var text = Substring(text)
        if let field = text.range(of: "';Stream") { text = text[..<field.lowerBound] }
        if text.hasSuffix("';") { text.removeLast(2) }
        if text.hasPrefix("'"), text.hasSuffix("'"), text.count > 1 {
            text = text.dropFirst().dropLast()
        } else if text.hasSuffix("'"), !endsInElision(text), text.count(where: { $0 == "'" }) % 2 == 1 {
            text.removeLast()
        }
        return text.split(separator: " ").joined(separator: " ")
    }

    /// Whether the apostrophe at the end belongs to the last word: Rockin', Lil', the Boys', Rock an'.
    private static func endsInElision(_ text: Substring) -> Bool {
        let lowered = text.suffix(3).lowercased()
        return ["in'", "an'", "il'", "ol'", "s'", "o'", "th'", "em'"].contains { lowered.hasSuffix($0) }
    }
}

extension Substring {
    /// Where the text occurs first; the standard library offers this for whole strings only by regular expression.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            formIndex(after: &start)
        }
        return nil
    }
}
