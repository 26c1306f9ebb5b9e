import Stations
import Testing

@testable import XMLReader

/// libxml2 as lists need it: forgiving, closed to the outside, bounded.
struct XMLReaderTests {
    private func events(_ text: String, encoding: String? = "UTF-8") -> [XMLEvent] {
        events(Array(text.utf8), encoding: encoding)
    }

    private func events(_ bytes: [UInt8], encoding: String? = nil) -> [XMLEvent] {
        var events: [XMLEvent] = []
        XMLReader().read(bytes, encoding: encoding) { event in
            // Whether libxml2 hands over a text in one piece or two says nothing.
            if case .text(let more) = event, case .text(let text)? = events.last {
                events[events.count - 1] = .text(text + more)
            } else {
                events.append(event)
            }
            return true
        }
        return events
    }

    @Test("Elements, attributes, texts and CDATA come in order, without prefixes")
    func order() {
        #expect(
            events("<v:a x='1' v:y='&lt;&#228;'>t<![CDATA[<u>]]><b/></v:a>") == [
                .start(
                    name: "a", attributes: [XMLAttribute(name: "x", value: "1"), XMLAttribute(name: "y", value: "<ä")]),
                .text("t<u>"), .start(name: "b", attributes: []), .end(name: "b"), .end(name: "a"),
            ])
    }

    @Test("Reading goes on after wrong end tags, open elements and a cut")
    func recovery() {
        let names = events("<a><B>1</b><c>2</a><d>3").compactMap { event -> String? in
            if case .start(let name, _) = event { return name } else { return nil }
        }
        #expect(names == ["a", "B", "c", "d"] || names == ["a", "B", "c"])
        #expect(events("<a><b>1</B></a>").contains(.text("1")))
    }

    @Test("A declared encoding counts, and one told from outside counts more")
    func encodings() {
        let declared =
            Array("<?xml version='1.0' encoding='windows-1251'?><a>".utf8) + [0xCC, 0xE8, 0xF0] + Array("</a>".utf8)
        #expect(events(declared).contains(.text("Мир")))
        #expect(events("<?xml version='1.0' encoding='UTF-16'?><a>Jóga</a>").contains(.text("Jóga")))
    }

    @Test("A file named as an external entity is not read")
    func externalEntities() {
        let found = events(
            "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'><!ENTITY % p SYSTEM 'file:///etc/hostname'> %p;]>"
                + "<a y='&x;'>[&x;]</a>")
        for case .text(let text) in found { #expect(["[", "]", "[]"].contains(text)) }
        #expect(found.contains { if case .start("a", _) = $0 { true } else { false } })
    }

    @Test("Entities that would grow to a billion are not expanded, in texts and in attributes")
    func billionLaughs() {
        var document = "<!DOCTYPE a [<!ENTITY l0 'ha'>"
        for level in 1...9 {
            document += "<!ENTITY l\(level) '\(String(repeating: "&l\(level - 1);", count: 10))'>"
        }
        document += "]><a x='&l9;'>&l9;</a>"
        var length = 0
        for event in events(document) {
            switch event {
            case .text(let text): length += text.utf8.count
            case .start(_, let attributes): length += attributes.reduce(0) { $0 + $1.value.utf8.count }
            case .end: break
            }
        }
        #expect(length < document.utf8.count)
    }

    @Test("Reading stops when it is told to")
    func stopping() {
        var count = 0
        XMLReader().read(Array("<a><b/><c/><d/></a>".utf8), encoding: "UTF-8") { _ in
            count += 1
            return count < 2
        }
        #expect(count == 2)
    }

    @Test("100,000 open elements and a text that is no XML are no trouble")
    func nonsense() {
        #expect(!events(String(repeating: "<a>", count: 100_000)).isEmpty)
        #expect(events("no markup").allSatisfy { if case .start = $0 { false } else { true } })
        #expect(events("").isEmpty)
        #expect(events([0xFF, 0xFE, 0x00]).isEmpty)
    }
}
