/// What a block of ICY metadata says: `StreamTitle='…';StreamUrl='…';`, and what encoders make of it.
///
/// GStreamer's own reader tells nothing of an empty title, eats the first letter of one without quotes, and ends one at
/// the first `';` inside it. This one keeps all three.
public struct ICYMetadata: Hashable, Sendable {
    /// The content of `StreamTitle`, empty where it is; nil when the block does not mention it.
    public let title: String?
    /// The content of `StreamUrl`: a picture, a page, or nothing of use.
    public let url: String?

    /// - Parameter block: the block's bytes, in whatever encoding; what is not UTF-8 is handed on byte by byte, as
    ///   Latin-1, for `TrackTitle` to find out what it is.
    public init(_ block: [UInt8]) {
        var fields: [String: String] = [:]
        var rest = block.prefix { $0 != 0 }
        while let (key, start) = Self.key(in: rest) {
            let value = Self.value(in: rest[start...])
            if fields[key] == nil { fields[key] = Self.text(value.bytes) }
            rest = rest[value.end...]
        }
        title = fields["streamtitle"]
        url = fields["streamurl"]
    }

    /// The next key in small letters, and where its value starts; blanks and semicolons in front are skipped.
    private static func key(in bytes: ArraySlice<UInt8>) -> (key: String, start: Int)? {
        let rest = bytes.drop { isBlank($0) || $0 == UInt8(ascii: ";") }
        let name = rest.prefix(while: isNamePart)
        let equals = rest[name.endIndex...].drop(while: isBlank)
        guard !name.isEmpty, equals.first == UInt8(ascii: "=") else { return nil }
        return (String(decoding: name, as: UTF8.self).lowercased(), equals.startIndex + 1)
    }

    private static func value(in bytes: ArraySlice<UInt8>) -> (bytes: ArraySlice<UInt8>, end: Int) {
        let rest = bytes.drop(while: isBlank)
        guard rest.first == quote else {
            let end = rest.indices.first { rest[$0] == semicolon && isEnd(rest[($0 + 1)...]) } ?? rest.endIndex
            return (rest[..<end], end)
        }
        let content = rest.dropFirst()
        var lastEnd: Int?
        for index in content.indices where content[index] == quote {
            let next = index + 1
            guard next < content.endIndex, content[next] == semicolon else { continue }
            // A title may have both in it: Rock 'n'; Roll.
            if isEnd(content[(next + 1)...]) { return (content[..<index], next + 1) }
            lastEnd = index
        }
        // Junk behind the last field.
        if let lastEnd { return (content[..<lastEnd], content.endIndex) }
        // The closing semicolon, or that and the quote, were forgotten.
        var value = content
        while let last = value.last, isBlank(last) || last == semicolon { value = value.dropLast() }
        return (value.last == quote ? value.dropLast() : value, content.endIndex)
    }

    /// Whether a value may end before these bytes: nothing follows, or the next key.
    private static func isEnd(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { isBlank($0) || $0 == semicolon } || key(in: bytes) != nil
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(Unicode.Scalar(byte)) }
        return String(text)
    }

    private static let quote = UInt8(ascii: "'")
    private static let semicolon = UInt8(ascii: ";")

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
        default: false
        }
    }
}
