/// Writes JSON that a person can read: one member a line, two blanks a level.
struct JSONWriter {
    private var output: [UInt8] = []

    /// The value as UTF-8 with a line end.
    static func bytes(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(value, indent: 0)
        writer.output.append(0x0A)
        return writer.output
    }

    private mutating func write(_ value: JSONValue, indent: Int) {
        switch value {
        case .null: append("null")
        case .bool(let flag): append(flag ? "true" : "false")
        case .number(let digits): append(digits)
        case .string(let text): write(text)
        case .array(let elements):
            writeLines(elements, open: "[", close: "]", indent: indent) { $0.write($1, indent: indent + 1) }
        case .object(let members):
            writeLines(members, open: "{", close: "}", indent: indent) { writer, member in
                writer.write(member.key)
                writer.append(": ")
                writer.write(member.value, indent: indent + 1)
            }
        }
    }

    private mutating func writeLines<Element>(
        _ elements: [Element], open: String, close: String, indent: Int, _ body: (inout JSONWriter, Element) -> Void
    ) {
        append(open)
        for (index, element) in elements.enumerated() {
            append((index == 0 ? "\n" : ",\n") + String(repeating: " ", count: 2 * indent + 2))
            body(&self, element)
        }
        if !elements.isEmpty { append("\n" + String(repeating: " ", count: 2 * indent)) }
        append(close)
    }

    private mutating func write(_ text: String) {
        append("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case 0x0A: append("\\n")
            case 0..<0x20: append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
            default: output.append(byte)
            }
        }
        append("\"")
    }

    private mutating func append(_ text: String) { output += text.utf8 }
}
