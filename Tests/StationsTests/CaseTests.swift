import Testing

@testable import Stations

/// One test for each row of kind `stations` in `Cases/expected.tsv`.
struct CaseTests {
    @Test("B029: names that look like paths stay texts, and a picture outside is not found")
    func namesLikePaths() throws {
        let list = try CaseFiles.read("B029")
        #expect(list.stations.count == 3)
        #expect(list.stations[0].name == "../../etc/x: Groove / Salad?")
        #expect(list.stations[0].streamURL == "http://radio.example/1")
        #expect(list.stations[0].image == nil)
        #expect(list.stations[1].name.unicodeScalars.elementsEqual("Ge\u{301}ne\u{301}rations".unicodeScalars))
    }

    @Test("B056: ampersands, tags and quotation marks come through as written")
    func markup() throws {
        let station = try #require(try CaseFiles.read("B056").stations.first)
        #expect(station.name == "42FM - Steal & <b>Kill</b> \"x\"")
        #expect(station.streamURL == "http://radio.example/1?a=1&b=2")
        #expect(station.desc == "R&B, Rock & Roll < 1990")
        #expect(station.longDesc == "<script>x</script> %s %n")
    }

    @Test("B058: very long texts are read whole")
    func longTexts() throws {
        let station = try #require(try CaseFiles.read("B058").stations.first)
        #expect(station.streamURL == "http://radio.example/1")
        #expect(station.name.count > 100)
    }

    @Test("B120: pictures are kept where they can be one, else there is none")
    func pictures() throws {
        let list = try CaseFiles.read("B120")
        #expect(list.stations.count == 5)
        #expect(list.stations[0].name == "Data Uri")
        guard case .remote(let data)? = list.stations[0].image else {
            Issue.record("a data address is a picture")
            return
        }
        #expect(data.hasPrefix("data:image/png;base64,"))
        #expect(list.stations[1].image == .remote(url: "http://radio.example/favicon.ico/"))
        #expect(list.stations[2].image == nil)
        #expect(list.stations[3].image == .remote(url: "http://img.example/a%20b.png"))
        #expect(list.stations[4].image == nil)
    }

    @Test("B133: a bare array, the key “stations” and a single station are read")
    func otherForms() throws {
        #expect(try CaseFiles.read("B133-array").stations.map(\.name) == ["Station 1", "Station 2"])
        #expect(try CaseFiles.read("B133-stations").stations.map(\.name) == ["Station 1"])
        #expect(try CaseFiles.read("B133-single").stations.map(\.streamURL) == ["http://radio.example/1"])
    }

    @Test("B134: commas too many are read over with a notice that names the line")
    func trailingCommas() throws {
        let list = try CaseFiles.read("B134-trailing")
        #expect(list.stations.map(\.name) == ["Station 1", "Station 2"])
        #expect(list.notices == ["Line 3: a comma too many was ignored.", "Line 4: a comma too many was ignored."])
        #expect(list.fault == nil)
    }

    @Test("B134: a missing comma is assumed with a notice that names the line")
    func missingComma() throws {
        let list = try CaseFiles.read("B134-missing")
        #expect(list.stations.map(\.name) == ["Station 1", "Station 2"])
        #expect(list.notices == ["Line 4: a missing comma was assumed."])
    }

    @Test("B134: comments are no fault")
    func comments() throws {
        let list = try CaseFiles.read("B134-comments")
        #expect(list.stations.map(\.name) == ["Station 1"])
        #expect(list.notices.isEmpty)
    }

    @Test("B134: a list that is cut off gives the whole stations before, and says where it breaks off")
    func cutOff() throws {
        let list = try CaseFiles.read("B134-cut")
        #expect(list.stations.map(\.name) == ["Station 1"])
        #expect(
            list.fault
                == .syntax(
                    list: "/lists/stations.json", line: 4, reason: "it ends in the middle; the rest is missing"))
    }

    @Test("B134: 100,000 levels give a message and no stack overflow")
    func deepNesting() throws {
        #expect(
            throws: StationListError.syntax(
                list: "/lists/stations.json", line: 1, reason: "it is nested more than 64 levels deep")
        ) { try CaseFiles.read("B134-nested") }
    }

    @Test("B135: an empty file and a web page are told apart")
    func emptyAndWebPage() throws {
        #expect(throws: StationListError.empty(list: "/lists/stations.json")) { try CaseFiles.read("B135-empty") }
        #expect(throws: StationListError.webPage(list: "/lists/stations.json")) { try CaseFiles.read("B135-html") }
    }

    @Test("B136: an entry without an address is left out and counted; without a name its host is shown")
    func missingFields() throws {
        let list = try CaseFiles.read("B136")
        #expect(list.stations.map(\.name) == ["Only Url", "radio.example", "radio.example", "Last"])
        #expect(list.leftOut.map(\.number) == [3, 4, 5, 7, 8, 9, 10])
        #expect(list.leftOut.first?.description == "entry 3 (“No Url”) has no streamURL")
        #expect(
            list.stations.last?.unknown == [
                JSONMember("unknown", .object([JSONMember("a", .array([.number("1"), .number("2")]))]))
            ])
    }

    @Test("B137: numbers and flags are text where text is wanted, and the first of several addresses counts")
    func wrongTypes() throws {
        let list = try CaseFiles.read("B137")
        #expect(list.stations.map(\.name) == ["981", "105.5", "One"])
        #expect(list.stations[0].desc == "128")
        #expect(list.stations[0].longDesc == "true")
        #expect(list.stations[1].streamURL == "http://radio.example/2")
        #expect(list.stations[1].image == nil)
        #expect(list.stations[2].desc == "Good")
    }

    @Test("B138: rows with the same name or address have ids of their own")
    func twins() throws {
        let list = try CaseFiles.read("B138")
        #expect(list.stations.count == 4)
        #expect(Set(list.stations.map(\.id)).count == 4)
        #expect(list.stations[0].id.rawValue == "http://radio.example/1")
    }

    @Test("Every case file is read or refused with a sentence; none is forgotten in the table")
    func allCases() throws {
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let table = String(
            decoding: try BoundedFile.read(path: "/\(folder)/Cases/expected.tsv", limit: 100_000), as: UTF8.self)
        let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.count == 17)
        for row in rows {
            let name = row[1].replacing(".stations.json", with: "")
            let list = try? CaseFiles.read(name)
            #expect(list?.stations.count ?? 0 == Int(row[3]), "\(name)")
            if row[4] != "-" { #expect(list?.stations.first?.streamURL == row[4], "\(name)") }
            if row[5] != "-" && row[5] != "*" { #expect(list?.stations.first?.name == row[5], "\(name)") }
        }
    }
}
