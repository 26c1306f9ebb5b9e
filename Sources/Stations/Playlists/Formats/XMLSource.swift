/// The bytes of an XML document made ready for a reader: in one known encoding, ampersands that begin nothing escaped.
struct XMLSource {
    let bytes: [UInt8]
    /// nil leaves it to the document's declaration.
    let encoding: String?

    /// - Parameters:
    ///   - text: the document without a byte-order mark.
    ///   - original: the document as it came.
    init(_ text: PlaylistText, original: [UInt8]) {
        if String(validating: text.bytes, as: UTF8.self) != nil {
            bytes = Self.escapingAmpersands(text.bytes)
            encoding = "UTF-8"
        } else if text.beginning(200).contains("encoding=") {
            bytes = Self.escapingAmpersands(original)
            encoding = nil
        } else {
            bytes = Self.escapingAmpersands(Array(text.string(text.bytes[...]).utf8))
            encoding = "UTF-8"
        }
    }

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
