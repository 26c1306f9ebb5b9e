import Testing

@testable import Stations

struct JSONReaderTests {
    private func read(_ text: String) -> JSONDocument { JSONReader.read(Array(text.utf8)) }

    @Test("Plain JSON is read without a repair")
    func plain() {
        let document = read(#"{"a": [1, -2.50e3, true, false, null, "x"], "b": {}}"#)
        let elements: [JSONValue] = [.number("1"), .number("-2.50e3"), .bool(true), .bool(false), .null, .string("x")]
        #expect(document.value == .object([JSONMember("a", .array(elements)), JSONMember("b", .object([]))]))
        #expect(document.fault == nil)
        #expect(document.repairs.isEmpty)
    }

    @Test("Escapes, with pairs for characters beyond the first plane; half a pair is replaced")
    func escapes() {
        #expect(read(#""\"\\\/\n\t\u00e9\uD83C\uDFBB""#).value == .string("\"\\/\n\té🎻"))
        #expect(read(#""\uD83Cx""#).value == .string("\u{FFFD}x"))
        #expect(read(#""\uZZ""#).value == .string("\u{FFFD}ZZ"))
    }

    @Test("What JSON5 allows is read: unquoted keys, single quotation marks, comments, hexadecimal numbers")
    func json5() {
        let document = read("{ // c\n key: 'it\\'s', /* c */ other: +0x1F, # c\n}")
        #expect(document.value == .object([JSONMember("key", .string("it's")), JSONMember("other", .number("+0x1F"))]))
        #expect(document.fault == nil)
    }

    @Test("A fault names its line, whatever the line ends are", arguments: ["\n", "\r\n", "\r"])
    func lines(end: String) {
        let document = read(["[", "1,", "oops", "]"].joined(separator: end))
        #expect(document.fault == JSONFault(line: 3, problem: .notAValue("oops")))
        #expect(document.value == .array([.number("1")]))
    }

    @Test("A text without its closing mark is told by the line where it begins")
    func unclosedText() {
        #expect(read("[\n\"abc\n]").fault == JSONFault(line: 2, problem: .unclosedText))
        #expect(read("[\n\"abc").fault == JSONFault(line: 2, problem: .endsEarly))
        #expect(read("[1, \"a\\").fault?.problem == .endsEarly)
    }

    @Test("A key without a colon, a stray bracket, a comment without an end")
    func otherFaults() {
        #expect(read("{\"a\" 1}").fault?.problem == .missingColon)
        #expect(read("[1}").fault?.problem == .unexpected("}"))
        #expect(read("[1, /* x").fault?.problem == .endsEarly)
    }

    @Test("The deepest value that is allowed is read; one level more is refused")
    func depth() {
        func nested(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        #expect(read(nested(JSONReader.maximumDepth)).fault == nil)
        #expect(read(nested(JSONReader.maximumDepth + 1)).fault?.problem == .tooDeep)
    }

    @Test("A file of nothing but values is left before it takes many times its size, one of short stations is read")
    func manyValues() {
        let count = 20_000
        func list(_ element: String) -> String {
            "[" + repeatElement(element, count: count).joined(separator: ",") + "]"
        }
        #expect(read(list("1")).fault?.problem == .tooManyValues)
        #expect(read(list("[]")).fault?.problem == .tooManyValues)
        guard case .array(let stations)? = read(list("{streamURL:'http://a'}")).value else {
            Issue.record("the list is an array")
            return
        }
        #expect(stations.count == count)
    }

    @Test("What the writer writes, the reader reads back")
    func roundTrip() {
        let value = JSONValue.object([
            JSONMember("a \"b\" \\", .string("é\n\u{1}🎻")),
            JSONMember("c", .array([.null, .bool(true), .number("1.50")])),
            JSONMember("d", .object([])),
        ])
        #expect(JSONReader.read(JSONWriter.bytes(value)).value == value)
    }
}
