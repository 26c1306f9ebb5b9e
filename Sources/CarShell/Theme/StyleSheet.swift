import CGtk

/// The shell's style sheet: GTK CSS with design tokens at its top.
///
/// GTK 4.8 knows no `var()`. A sheet opens with blocks `@tokens NAME… { --token: value; }`; each holds for the
/// appearances that have all its names (`day`, `night`, `compact`, `regular`, `large`; none: always). Later blocks win. Wherever
/// the rules below say `var(--token)`, the value is put in.
struct StyleSheet {
    /// Pieces of the rules: text, or the name of a token.
    private enum Piece {
        case text(Substring)
        case token(Substring)
    }

    private struct TokenBlock {
        var names: [Substring]
        var tokens: [(name: Substring, value: Substring)]
    }

    private var blocks: [TokenBlock] = []
    private var pieces: [Piece] = []

    /// Reads a sheet.
    ///
    /// - Throws: `StyleSheetError` if a token block isn't closed.
    init(_ source: String) throws {
        var rest = source[...]
        while let start = rest.firstRange(of: "@tokens") {
            guard let open = rest[start.upperBound...].firstIndex(of: "{"),
                let close = rest[open...].firstIndex(of: "}")
            else { throw StyleSheetError.unclosedTokens }
            let names = rest[start.upperBound..<open].split(whereSeparator: \.isWhitespace)
            let tokens = rest[rest.index(after: open)..<close].split(separator: ";").compactMap { line in
                line.firstIndex(of: ":").map { colon in
                    (Self.trimmed(line[..<colon]), Self.trimmed(line[line.index(after: colon)...]))
                }
            }
            blocks.append(TokenBlock(names: names, tokens: tokens))
            rest = rest[rest.index(after: close)...]
        }
        while let start = rest.firstRange(of: "var(") {
            guard let end = rest[start.upperBound...].firstIndex(of: ")") else {
                throw StyleSheetError.unclosedVariable
            }
            pieces.append(.text(rest[..<start.lowerBound]))
            pieces.append(.token(Self.trimmed(rest[start.upperBound..<end])))
            rest = rest[rest.index(after: end)...]
        }
        pieces.append(.text(rest))
    }

    /// Reads a sheet from a file.
    ///
    /// - Throws: `StyleSheetError.unreadable` if there is none that is text.
    init(file path: String) throws {
        var length: gsize = 0
        var contents: UnsafeMutablePointer<gchar>?
        guard g_file_get_contents(path, &contents, &length, nil) != 0, let contents else {
            throw StyleSheetError.unreadable(path: path)
        }
        defer { g_free(contents) }
        try self.init(String(cString: contents))
    }

    /// The rules for an appearance as GTK reads them.
    ///
    /// - Throws: `StyleSheetError.unknownToken` if the rules use a token that the appearance has no value for.
    func css(for appearance: Set<String>) throws -> String {
        var values: [Substring: Substring] = [:]
        for block in blocks where block.names.allSatisfy({ appearance.contains(String($0)) }) {
            for token in block.tokens { values[token.name] = token.value }
        }
        var css = ""
        for piece in pieces {
            switch piece {
            case .text(let text): css += text
            case .token(let name):
                guard let value = values[name] else { throw StyleSheetError.unknownToken(String(name)) }
                css += value
            }
        }
        return css
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension Substring {
    /// Where the text first stands; byte by byte, which is what a style sheet needs and costs no Unicode look-ups.
    fileprivate func firstRange(of text: StaticString) -> Range<Index>? {
        let pattern = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        var index = utf8.startIndex
        while index != utf8.endIndex {
            if utf8[index] == pattern[0], utf8[index...].starts(with: pattern) {
                return index..<utf8.index(index, offsetBy: pattern.count)
            }
            utf8.formIndex(after: &index)
        }
        return nil
    }
}
