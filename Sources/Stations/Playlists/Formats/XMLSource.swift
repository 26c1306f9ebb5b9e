/// The bytes of an XML document made ready for a reader: in one known encoding, ampersands that begin nothing escaped,
/// attributes in quotes.
struct XMLSource {
    let bytes: [UInt8]
    /// nil leaves it to the document's declaration.
    let encoding: String?

    /// - Parameters:
    ///   - text: the document without a byte-order mark.
    ///   - original: the document as it came.
    init(_ text: PlaylistText, original: [UInt8]) {
        if String(validating: text.bytes, as: UTF8.self) != nil {
            bytes = Self.repaired(text.bytes)
            encoding = "UTF-8"
        } else if text.beginning(200).contains("encoding=") {
            bytes = Self.repaired(original)
            encoding = nil
        } else {
            bytes = Self.repaired(Array(text.string(text.bytes[...]).utf8))
            encoding = "UTF-8"
        }
    }

    private static func repaired(_ bytes: [UInt8]) -> [UInt8] { quotingAttributes(escapingAmpersands(bytes)) }

    /// Programs of Windows took `<asx version=3.0>`, with which an XML reader loses the whole element.
    private static func quotingAttributes(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 16)
        var isInTag = false
        /// The quotation mark that closes the value we are in.
        var quote: UInt8?
        /// Whether the next byte that is not a blank begins a value.
        var isBeforeValue = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let mark = quote {
                if byte == mark { quote = nil }
            } else if !isInTag {
                // Not a comment, a declaration or CDATA: those end otherwise.
                isInTag = byte == UInt8(ascii: "<") && index < bytes.count && isLetter(bytes[index])
            } else if isBeforeValue, byte > 0x20 {
                isBeforeValue = false
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = byte
                } else if byte != UInt8(ascii: ">") {
                    let value = bytes[(index - 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != 0x22 }
                    result.append(0x22)
                    result += value
                    result.append(0x22)
                    index += value.count - 1
                    continue
                } else {
                    isInTag = false
                }
            } else if byte == UInt8(ascii: "=") {
                isBeforeValue = true
            } else if byte == UInt8(ascii: ">") {
                isInTag = false
            }
            result.append(byte)
        }
        return result
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Addresses with several parameters stand in many lists as they are: `?a=1&b=2`.
    private static func escapingAmpersands(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 16)
        for (index, byte) in bytes.enumerated() {
            result.append(byte)
            if byte == UInt8(ascii: "&"), !isReference(bytes[(index + 1)...].prefix(10)) { result += "amp;".utf8 }
        }
        return result
    }

    /// Whether what follows an ampersand makes it one of XML's own five entities or a character reference.
    private static func isReference(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let end = bytes.firstIndex(of: UInt8(ascii: ";")) else { return false }
        let name = bytes[..<end]
        if name.first == UInt8(ascii: "#") { return name.count > 1 }
        return ["amp", "lt", "gt", "quot", "apos"].contains { name.elementsEqual($0.utf8) }
    }
}
