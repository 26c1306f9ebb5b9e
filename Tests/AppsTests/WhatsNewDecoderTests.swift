import Testing

@testable import Apps

struct WhatsNewDecoderTests {
    private func decode(_ json: String, languages: [String] = ["en"]) throws -> [Release] {
        try ReleaseNotesDecoder(languages: languages).decode(Array(json.utf8))
    }

    private func fault(_ json: String, languages: [String] = ["en"]) -> ReleaseNotesFault? {
        do throws(ReleaseNotesFault) {
            _ = try ReleaseNotesDecoder(languages: languages).decode(Array(json.utf8))
            return nil
        } catch {
            return error
        }
    }

    private func release(change: String) -> String { #"[{"version":"1","new":["# + change + "]}]" }

    private static let texts = #""title":"t","subtitle":"s","body":"b""#

    @Test("An array of releases is read in the order of the file")
    func array() throws {
        let releases = try decode(
            """
            [{"version":"1.0","new":[]},
             {"version":"2.0","subVersion":"2.0.1","new":[{"icon":"bolt","title":"T","subtitle":"S","body":"B"}]}]
            """)
        #expect(
            releases == [
                Release(version: "1.0", changes: []),
                Release(
                    version: "2.0", subVersion: "2.0.1",
                    changes: [ReleaseChange(title: "T", subtitle: "S", body: "B", icons: ["bolt"])]),
            ])
    }

    @Test("A packed file gives the person's language, else its nearest kin, else English, else the alphabet's first")
    func packed() throws {
        let json = #"{"de":[{"version":"1 de","new":[]}],"zh-Hant":[{"version":"1 zh","new":[]}],"#
        let english = #""en":[{"version":"1 en","new":[]}],"pt-BR":[{"version":"1 pt","new":[]}]}"#
        func version(_ languages: [String]) throws -> String? {
            try decode(json + english, languages: languages).first?.version
        }
        #expect(try version(["de"]) == "1 de")
        #expect(try version(["de_AT.UTF-8"]) == "1 de")
        #expect(try version(["DE"]) == "1 de")
        #expect(try version(["fr", "de"]) == "1 de")
        #expect(try version(["zh_TW.UTF-8"]) == "1 zh")
        #expect(try version(["pt"]) == "1 pt")
        #expect(try version(["fr"]) == "1 en")
        #expect(try version(["C"]) == "1 en")
        #expect(try version([]) == "1 en")
        #expect(try decode(#"{"ja":[],"fi":[{"version":"fi","new":[]}]}"#).first?.version == "fi")
        #expect(try decode("{}") == [])
    }

    @Test("A mistake in a language that nobody asked for costs nobody anything; in the one asked for it is told")
    func packedFault() throws {
        let json = #"{"de":[{"version":1}],"en":[{"version":"1","new":[]}]}"#
        #expect(try decode(json).count == 1)
        #expect(
            fault(json, languages: ["de"])
                == ReleaseNotesFault(path: "de[0].version", reason: .wrongType(expected: "a text")))
    }

    @Test(
        "The shown sequence is icons if not empty, else icon and toIcon, else icon",
        arguments: [
            (#""icons":["a","b","c"],"icon":"x","toIcon":"y""#, ["a", "b", "c"]),
            (#""icons":["a"]"#, ["a"]),
            (#""icons":["a"],"icon":null"#, ["a"]),
            (#""icons":[],"icon":"x","toIcon":"y""#, ["x", "y"]),
            (#""icons":null,"icon":"x","toIcon":null"#, ["x"]),
            (#""icon":"x","toIcon":"y""#, ["x", "y"]),
            (#""icon":"x""#, ["x"]),
            (#""icon":"""#, [""]),
        ])
    func icons(_ fields: String, _ expected: [String]) throws {
        let releases = try decode(release(change: "{\(fields),\(Self.texts)}"))
        #expect(releases[0].changes[0].icons == expected)
    }

    @Test(
        "Neither icon nor an entry in icons is a decoding error at icon",
        arguments: ["", #""icons":[],"#, #""icons":null,"#, #""toIcon":"y","#, #""icons":[],"toIcon":"y","#])
    func noIcon(_ fields: String) {
        #expect(
            fault(release(change: "{\(fields)\(Self.texts)}"))
                == ReleaseNotesFault(path: "[0].new[0].icon", reason: .missing))
    }

    @Test("A null icon without icons is a decoding error at icon")
    func nullIcon() {
        #expect(
            fault(release(change: #"{"icon":null,\#(Self.texts)}"#))
                == ReleaseNotesFault(path: "[0].new[0].icon", reason: .null))
    }

    @Test("Keys that are not known are passed over, at every level")
    func unknownKeys() throws {
        let json = """
            [{"version":"1","date":"2026","new":[{"icon":"bolt","title":"t","subtitle":"s","body":"b","color":{"r":1},
            "links":[1,null,"x"]}],"extra":[[[]]]}]
            """
        #expect(try decode(json) == decode(release(change: #"{"icon":"bolt",\#(Self.texts)}"#)))
    }

    @Test("Texts may be empty, and so may a release")
    func emptyTexts() throws {
        let releases = try decode(
            #"[{"version":"","new":[{"icon":"x","title":"","subtitle":"","body":""}]},{"version":"1","new":[]}]"#)
        #expect(releases[0].changes == [ReleaseChange(title: "", icons: ["x"])])
        #expect(releases[1].changes.isEmpty)
    }

    @Test("A null subversion is none")
    func nullSubVersion() throws {
        #expect(try decode(#"[{"version":"1","subVersion":null,"new":[]}]"#) == [Release(version: "1", changes: [])])
    }

    private static let good = #"{"version":"1","new":[]}"#

    @Test(
        "Each wrong field is named with its path",
        arguments: [
            (#"[\#(good),\#(good),{"version":"3","new":[{"icon":7,\#(texts)}]}]"#, "[2].new[0].icon", "text"),
            (#"[{"version":6.5,"new":[]}]"#, "[0].version", "text"),
            (#"[{"version":null,"new":[]}]"#, "[0].version", "null"),
            (#"[{"new":[]}]"#, "[0].version", "missing"),
            (#"[\#(good),{"version":"1"}]"#, "[1].new", "missing"),
            (#"[{"version":"1","new":null}]"#, "[0].new", "null"),
            (#"[{"version":"1","new":{}}]"#, "[0].new", "array"),
            (#"[{"version":"1","new":"x"}]"#, "[0].new", "array"),
            (#"[{"version":"1","subVersion":1,"new":[]}]"#, "[0].subVersion", "text"),
            (#"[{"version":"1","new":[null]}]"#, "[0].new[0]", "null"),
            (#"[{"version":"1","new":["x"]}]"#, "[0].new[0]", "object"),
            (#"[{"version":"1","new":[{"icon":"x","subtitle":"","body":""}]}]"#, "[0].new[0].title", "missing"),
            (#"[{"version":"1","new":[{"icon":"x","title":"","body":""}]}]"#, "[0].new[0].subtitle", "missing"),
            (#"[{"version":"1","new":[{"icon":"x","title":"","subtitle":""}]}]"#, "[0].new[0].body", "missing"),
            (#"[{"version":"1","new":[{"icon":"x","title":[],"subtitle":"","body":""}]}]"#, "[0].new[0].title", "text"),
            (
                #"[{"version":"1","new":[{"icon":"x","title":"","subtitle":true,"body":""}]}]"#, "[0].new[0].subtitle",
                "text"
            ),
            (
                #"[{"version":"1","new":[{"icon":"x","title":"","subtitle":"","body":null}]}]"#, "[0].new[0].body",
                "null"
            ),
            (#"[{"version":"1","new":[{"toIcon":{},"icon":"x",\#(texts)}]}]"#, "[0].new[0].toIcon", "text"),
            (#"[{"version":"1","new":[{"icons":"x",\#(texts)}]}]"#, "[0].new[0].icons", "array"),
            (#"[{"version":"1","new":[{"icons":["a",1],\#(texts)}]}]"#, "[0].new[0].icons[1]", "text"),
            (#"[{"version":"1","new":[{"icons":[null],\#(texts)}]}]"#, "[0].new[0].icons[0]", "null"),
            (#"[{"version":"1","new":[{"icons":["a"],"icon":1,\#(texts)}]}]"#, "[0].new[0].icon", "text"),
            ("[1]", "[0]", "object"),
            ("[null]", "[0]", "null"),
            (#"{"en":{}}"#, "en", "array"),
            (#"{"en":"x"}"#, "en", "array"),
            (#"{"en":null}"#, "en", "null"),
            (#"{"error":"not found"}"#, "error", "array"),
            (#"{"zh-Hans":[{"version":"1","new":[{}]}]}"#, "zh-Hans[0].new[0].title", "missing"),
            (#""text""#, "", "array"),
            ("7", "", "array"),
            ("null", "", "null"),
        ])
    func wrongField(_ json: String, _ path: String, _ kind: String) throws {
        let reason: ReleaseNotesFault.Reason =
            switch kind {
            case "missing": .missing
            case "null": .null
            case "text": .wrongType(expected: "a text")
            case "array": .wrongType(expected: "an array")
            default: .wrongType(expected: "an object")
            }
        let fault = try #require(self.fault(json))
        #expect(fault == ReleaseNotesFault(path: path, reason: reason))
        #expect(fault.description.contains(path.isEmpty ? "the outermost value" : path))
        #expect(fault.description.hasSuffix("."))
    }

    @Test(
        "What is not JSON is told as that, not as a field",
        arguments: ["", " ", "<html><body>Log in</body></html>", "[", #"[{"version":"1""#, "[}", "{\"en\":[}", "[,]"])
    func notJSON(_ text: String) throws {
        let fault = try #require(self.fault(text))
        guard case .notJSON = fault.reason else {
            Issue.record("\(fault)")
            return
        }
        #expect(fault.path == "")
        #expect(fault.description.hasPrefix("The release notes are not JSON"))
    }

    @Test("Any depth of nesting ends in an error")
    func depth() {
        #expect(fault(String(repeating: "[", count: 1_000_000)) != nil)
        #expect(fault(String(repeating: #"{"en":"#, count: 100_000)) != nil)
    }

    @Test("A byte-order mark at the start is passed over, before an array and before an object")
    func byteOrderMark() throws {
        #expect(try decode("\u{FEFF}[\(Self.good)]").count == 1)
        #expect(try decode("\u{FEFF}{\"en\":[\(Self.good)]}").count == 1)
        #expect(fault("\u{FEFF}") != nil)
    }

    @Test("Bytes that are not UTF-8 are an error, never a crash")
    func notUTF8() {
        let bytes = Array(#"[{"version":""#.utf8) + [0xFF, 0xC3] + Array(#"","new":[]}]"#.utf8)
        #expect(throws: ReleaseNotesFault.self) { try ReleaseNotesDecoder().decode(bytes) }
    }

    @Test("Every cut of a file is an error, never a crash")
    func cuts() {
        let json =
            #"{"en":[{"version":"1","subVersion":null,"new":[{"icons":["a"],"title":"ä\u00e4","subtitle":"","body":""}]}]}"#
        let bytes = Array(json.utf8)
        for count in 0..<bytes.count {
            #expect(throws: ReleaseNotesFault.self) { try ReleaseNotesDecoder().decode(Array(bytes[..<count])) }
        }
        #expect(throws: Never.self) { try ReleaseNotesDecoder().decode(bytes) }
    }
}
