/// What an `#EXTINF:` line says: `length key="value" …,title`, in all the forms that lists have.
struct ExtInf {
    /// In seconds; nil when it is not a positive number.
    private(set) var length: Int?
    private(set) var title: String?
    private(set) var attributes: [PlaylistAttribute] = []

    /// No more attributes of one entry are kept.
    private static let maximumAttributes = 16

    /// - Parameter text: what follows the colon.
    init(_ text: Substring) {
        var scanner = Scanner(bytes: Array(text.utf8))
        length = scanner.length()
        /// Whether a word that follows may belong to the value before it.
        var isOpen = false
        while let part = scanner.next() {
            switch part {
            case .attribute(let name, let value, let isQuoted):
                isOpen = false
                guard attributes.count < Self.maximumAttributes, !name.isEmpty, !value.isEmpty,
                    !attributes.contains(where: { $0.name == name })
                else { continue }
                attributes.append(PlaylistAttribute(name: name, value: value))
                isOpen = !isQuoted
            case .word(let word): if isOpen { attributes[attributes.count - 1].value += " " + word }
            case .title(let text): title = PlaylistText.line(text)
            }
        }
        if title == nil { title = self["tvg-name"] ?? self["name"] }
    }

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    private enum Part {
        case attribute(name: String, value: String, isQuoted: Bool)
        case word(String)
        case title(String)
    }

    private struct Scanner {
        let bytes: [UInt8]
        var index = 0
        /// Quotation marks that were looked for in vain, so that the end of the line is not searched again and again.
        var unclosed: Set<UInt8> = []
        /// Where the last comma or equals sign is.
        let lastSeparator: Int

        init(bytes: [UInt8]) {
            self.bytes = bytes
            lastSeparator = bytes.lastIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "=") } ?? -1
        }

        var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

        mutating func skipBlanks() { while let byte, isBlank(byte) { index += 1 } }

        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

        /// The number in front, which is passed over even if it is none.
        mutating func length() -> Int? {
            skipBlanks()
            let start = index
            var end = index
            while end < bytes.count, !isBlank(bytes[end]), bytes[end] != UInt8(ascii: ",") {
                // The length was left out.
                if bytes[end] == UInt8(ascii: "=") { return nil }
                end += 1
            }
            index = end
            let seconds = Double(text(start..<end)).flatMap { $0 >= 1 && $0 < 1e9 ? Int($0) : nil }
            return seconds
        }

        /// The next attribute, a word without a value, or the title, which is last.
        mutating func next() -> Part? {
            skipBlanks()
            let start = index
            while let byte, !isBlank(byte), byte != UInt8(ascii: ","), byte != UInt8(ascii: "=") { index += 1 }
            switch byte {
            case UInt8(ascii: "=")?:
                let name = text(start..<index).lowercased()
                index += 1
                let (value, isQuoted) = value()
                return .attribute(name: name, value: value, isQuoted: isQuoted)
            case UInt8(ascii: ",")?:
                if start < index { return .word(text(start..<index)) }
                return title(from: index + 1)
            default:
                if start == index { return nil }
                // Without a comma what is left is the title.
                return index < lastSeparator ? .word(text(start..<index)) : title(from: start)
            }
        }

        private mutating func title(from start: Int) -> Part? {
            index = bytes.count
            return .title(text(start..<bytes.count))
        }

        private mutating func value() -> (text: String, isQuoted: Bool) {
            if let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                index += 1
                if !unclosed.contains(quote) {
                    if let end = bytes[index...].firstIndex(of: quote) {
                        defer { index = end + 1 }
                        return (text(index..<end), true)
                    }
                    unclosed.insert(quote)
                }
            }
            let start = index
            while let byte, !isBlank(byte), byte != UInt8(ascii: ",") { index += 1 }
            return (text(start..<index), false)
        }
    }
}
