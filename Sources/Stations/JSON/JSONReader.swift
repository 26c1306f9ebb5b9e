import Localization

/// Reads JSON the way people write it by hand: with comments, unquoted keys, a comma too many or too few.
///
/// `JSONDecoder.allowsJSON5` stops at a missing comma or a cut-off end, tells no line as a value, and gives nothing
/// of a list with one broken character. Here a fault costs what comes after it, never what came before; the depth is
/// bounded, so that no input overflows the stack; and time is linear in the input.
struct JSONReader {
    /// Deeper values are refused.
    static let maximumDepth = 64
    /// A file may have one value for so many bytes: enough for the shortest stations. A value can be written in two bytes
    /// and takes up to thirty times as many, so without a bound a file of numbers would fill the memory.
    private static let bytesPerValue = 8
    /// Short files may be as dense as they like.
    private static let allowedValues = 10_000
    /// More repairs of one file are not told one by one.
    private static let maximumRepairs = 3

    private let bytes: [UInt8]
    private var position = 0
    private var fault: JSONFault?
    private var repairs: [JSONRepair] = []
    /// How many more values there may be.
    private var valuesLeft: Int

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        valuesLeft = max(bytes.count / Self.bytesPerValue, Self.allowedValues)
    }

    /// - Parameter bytes: the file as it is: UTF-8, UTF-16, or single-byte text.
    static func read(_ bytes: [UInt8]) -> JSONDocument {
        var reader = JSONReader(TextEncoding.utf8(bytes))
        reader.skipBlanks()
        guard reader.peek != nil else { return JSONDocument(value: nil, fault: reader.fault, repairs: []) }
        let value = reader.readValue(depth: 0)
        if reader.fault == nil {
            reader.skipBlanks()
            if reader.peek != nil { reader.repair(JSONRepair.ignoredRest) }
        }
        return JSONDocument(value: value, fault: reader.fault, repairs: reader.repairs)
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    // MARK: Values

    private mutating func readValue(depth: Int) -> JSONValue {
        guard depth < Self.maximumDepth else {
            fail(.tooDeep)
            return .null
        }
        valuesLeft -= 1
        guard valuesLeft >= 0 else {
            fail(.tooManyValues)
            return .null
        }
        switch peek {
        case UInt8(ascii: "{"): return readObject(depth: depth)
        case UInt8(ascii: "["): return readArray(depth: depth)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(readText())
        case nil:
            fail(.endsEarly)
            return .null
        default: return readWordValue()
        }
    }

    private mutating func readArray(depth: Int) -> JSONValue {
        position += 1
        var elements: [JSONValue] = []
        var separation = Separation()
        while beginElement(closing: UInt8(ascii: "]"), &separation) {
            let element = readValue(depth: depth + 1)
            // A broken element is dropped whole: half a station is worse than none.
            if fault != nil { break }
            elements.append(element)
        }
        return .array(elements)
    }

    private mutating func readObject(depth: Int) -> JSONValue {
        position += 1
        var members: [JSONMember] = []
        var separation = Separation()
        while beginElement(closing: UInt8(ascii: "}"), &separation) {
            let key = readKey()
            if fault != nil { break }
            skipBlanks()
            guard peek == UInt8(ascii: ":") else {
                fail(peek == nil ? .endsEarly : .missingColon)
                break
            }
            position += 1
            skipBlanks()
            let value = readValue(depth: depth + 1)
            // Of a broken list inside an object, the elements before the fault are good.
            if fault == nil || value.isContainer { members.append(JSONMember(key, value)) }
            if fault != nil { break }
        }
        return .object(members)
    }

    /// What stood before the place where the next element may begin.
    private struct Separation {
        var isFirst = true
        /// The offset of the comma since the last element.
        var comma: Int?
    }

    /// Goes to the next element of a container.
    ///
    /// - Returns: false at the container's end, which is consumed, or at a fault.
    private mutating func beginElement(closing: UInt8, _ state: inout Separation) -> Bool {
        while true {
            skipBlanks()
            guard fault == nil else { return false }
            switch peek {
            case nil:
                fail(.endsEarly)
                return false
            case closing:
                if let comma = state.comma { repair(JSONRepair.superfluousComma, at: comma) }
                position += 1
                return false
            case UInt8(ascii: ","):
                if state.isFirst || state.comma != nil { repair(JSONRepair.superfluousComma) }
                state.comma = state.isFirst ? nil : position
                position += 1
            default:
                if !state.isFirst && state.comma == nil { repair(JSONRepair.missingComma) }
                state = Separation(isFirst: false)
                return true
            }
        }
    }

    private mutating func readKey() -> String {
        switch peek {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return readText()
        default: return readWord()
        }
    }

    private mutating func readWordValue() -> JSONValue {
        let start = position
        let word = readWord()
        if fault != nil { return .null }
        switch word {
        case "null", "NaN", "undefined": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            let digits = word.utf8.drop {
                $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".")
            }
            guard let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
                fail(.notAValue(String(word.prefix(40))), at: start)
                return .null
            }
            return .number(word)
        }
    }

    /// A run of characters that need no quotation marks.
    private mutating func readWord() -> String {
        let start = position
        while let byte = peek, Self.isWordByte(byte) { position += 1 }
        guard position > start else {
            fail(peek == nil ? .endsEarly : .unexpected(characterHere))
            return ""
        }
        return text(bytes[start..<position])
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
        default: false
        }
    }

    // MARK: Texts

    /// A quoted text; most have no escapes and are taken in one piece.
    private mutating func readText() -> String {
        let start = position
        let quote = bytes[position]
        position += 1
        let contents = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == quote {
                position += 1
                return text(bytes[contents..<(position - 1)])
            }
            if byte == UInt8(ascii: "\\") { return readEscapedText(from: contents, quote: quote, start: start) }
            if byte == 0x0A || byte == 0x0D { break }
            position += 1
        }
        fail(position < bytes.count ? .unclosedText : .endsEarly, at: start)
        return ""
    }

    private mutating func readEscapedText(from contents: Int, quote: UInt8, start: Int) -> String {
        var result = Array(bytes[contents..<position])
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case quote: return text(result[...])
            case UInt8(ascii: "\\"): readEscape(into: &result)
            case 0x0A, 0x0D:
                fail(.unclosedText, at: start)
                return ""
            default: result.append(byte)
            }
        }
        fail(.endsEarly, at: start)
        return ""
    }

    private mutating func readEscape(into result: inout [UInt8]) {
        guard let byte = peek else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "u"): result.append(contentsOf: String(readEscapedScalar()).utf8)
        // JSON5: a line that ends in a backslash goes on in the next one.
        case 0x0A: break
        case 0x0D: if peek == 0x0A { position += 1 }
        // Quotation marks, slashes, and letters that somebody escaped for no reason.
        default: result.append(byte)
        }
    }

    /// The character after `\u`; a half of a pair that stands alone becomes the replacement character.
    private mutating func readEscapedScalar() -> Unicode.Scalar {
        guard let first = readHexadecimal() else { return "\u{FFFD}" }
        guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        let rest = position
        if peek == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") {
            position += 2
            if let second = readHexadecimal(), (0xDC00...0xDFFF).contains(second) {
                return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
            }
            position = rest
        }
        return "\u{FFFD}"
    }

    private mutating func readHexadecimal() -> UInt32? {
        guard position + 4 <= bytes.count,
            let number = UInt32(String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16)
        else { return nil }
        position += 4
        return number
    }

    /// UTF-8 where it is; a single text in another encoding does not spoil the others.
    private mutating func text(_ slice: ArraySlice<UInt8>) -> String {
        if let text = String(validating: slice, as: UTF8.self) { return text }
        repair(JSONRepair.foreignText)
        return TextEncoding.fromWindows1252(slice)
    }

    // MARK: Blanks and faults

    private mutating func skipBlanks() {
        while let byte = peek {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C: position += 1
            case UInt8(ascii: "#"): skipLine()
            case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
                skipLine()
            case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "*"):
                skipComment()
            // A no-break space or byte-order mark that an editor left behind.
            case 0xC2 where position + 1 < bytes.count && bytes[position + 1] == 0xA0: position += 2
            case 0xEF where bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]): position += 3
            default: return
            }
        }
    }

    private mutating func skipLine() { while let byte = peek, byte != 0x0A, byte != 0x0D { position += 1 } }

    private mutating func skipComment() {
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        position = bytes.count
        fail(.endsEarly)
    }

    private mutating func fail(_ problem: JSONFault.Problem, at offset: Int? = nil) {
        if fault == nil { fault = JSONFault(line: line(at: offset ?? position), problem: problem) }
    }

    private mutating func repair(_ kind: (Int) -> JSONRepair, at offset: Int? = nil) {
        guard repairs.count < Self.maximumRepairs else { return }
        repairs.append(kind(line(at: offset ?? position)))
    }

    /// The character at the current place, for a message.
    private var characterHere: String {
        let character = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self).prefix(1)
        let isVisible = character.unicodeScalars.allSatisfy { $0.value >= 0x20 }
        return isVisible ? String(character) : localized("an invisible character")
    }

    /// The line of an offset, from 1; a lone carriage return ends a line too.
    private func line(at offset: Int) -> Int {
        var line = 1
        for index in 0..<min(offset, bytes.count) {
            let byte = bytes[index]
            if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) { line += 1 }
        }
        return line
    }
}
