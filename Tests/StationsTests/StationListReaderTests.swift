import Testing

@testable import Stations

struct StationListReaderTests {
    private let remote = StationListOrigin.remote(url: "http://lists.example/radio/stations.json")

    @Test("An object without stations says what was expected; an empty list says that it is empty")
    func noStations() {
        let name = "/lists/stations.json"
        #expect(throws: StationListError.noStationKey(list: name)) { try list("{}") }
        #expect(throws: StationListError.noStationKey(list: name)) { try list("\"text\"") }
        #expect(throws: StationListError.noStations(list: name)) { try list("[]") }
        #expect(throws: StationListError.noStations(list: name)) { try list("{\"station\": []}") }
        #expect(throws: StationListError.empty(list: name)) { try list(" \n ") }
        #expect(StationListError.noStations(list: "x.json").description == "x.json has no stations in it.")
    }

    @Test("A list of which no entry can be used says so, with the first reason")
    func noUsableStations() {
        let error = #expect(throws: StationListError.self) { try list("[{\"name\": \"A\"}, 1]") }
        #expect(
            error?.description
                == "None of the 2 entries of /lists/stations.json can be used: entry 1 (“A”) has no streamURL.")
    }

    @Test("For the screen, a file's name or a host stands for the whole path or address")
    func shortDescription() {
        let path = "/home/driver/.config/carshell/stations.json"
        #expect(StationListError.empty(list: path).shortDescription == "stations.json is empty.")
        #expect(StationListError.notFound(path: path).shortDescription == "There is no file stations.json.")
        let remote = StationListError.unavailable(list: "http://lists.example/a/s.json", reason: "The server is ill.")
        #expect(remote.shortDescription == "lists.example could not be loaded. The server is ill.")
        let source = StationListError.badSource("")
        #expect(source.shortDescription == source.description)
    }

    @Test(
        "A station may name the charset of its titles; what can't be a name is as good as none",
        arguments: [
            ("'windows-1251'", "windows-1251"), ("' Shift_JIS '", "Shift_JIS"),
            ("'ISO_8859-2:1987'", "ISO_8859-2:1987"),
            ("1251", "1251"), ("null", nil), ("''", nil), ("'no such thing!'", nil),
            ("'\(String(repeating: "x", count: 41))'", nil), ("{}", nil),
        ] as [(String, String?)])
    func charset(text: String, charset: String?) throws {
        let list = try list("[{name: 'A', streamURL: 'http://radio.example/a', charset: \(text)}]")
        #expect(list.stations.map(\.charset) == [charset])
        #expect(list.stations.first?.unknown.isEmpty == true)
    }

    @Test("Values inside values as deep as is allowed are read in the time that their length takes")
    func nestedValues() throws {
        let name = String(repeating: "{a:[", count: 25) + "'Deep'" + String(repeating: "]}", count: 25)
        let address = String(repeating: "[", count: 50) + "'http://a.example/'" + String(repeating: "]", count: 50)
        let read = try list("[{name: \(name), streamURL: \(address)}]")
        #expect(read.stations.map(\.name) == ["Deep"])
        #expect(read.stations.map(\.streamURL) == ["http://a.example/"])
        let nothing = String(repeating: "{en:", count: 50) + "null" + String(repeating: "}", count: 50)
        #expect(try list("[{name: \(nothing), streamURL: 'http://a.example/'}]").stations.map(\.name) == ["a.example"])
    }

    @Test("A single station without a wrapper is a list of one")
    func singleStation() throws {
        #expect(try list("{streamURL: 'http://radio.example/1'}").stations.map(\.name) == ["radio.example"])
    }

    @Test("One bad entry among 100 costs that entry only")
    func oneBadAmongMany() throws {
        var entries = (1...100).map { "{\"name\": \"S\($0)\", \"streamURL\": \"http://radio.example/\($0)\"}" }
        entries[41] = "{\"name\": \"bad\", \"streamURL\": 7}"
        let list = try list("[" + entries.joined(separator: ",") + "]")
        #expect(list.stations.count == 99)
        #expect(list.leftOut == [LeftOutEntry(number: 42, name: "bad", reason: "has no streamURL")])
    }

    @Test("Of very many bad entries the first thousand are described, and all are counted")
    func manyBadEntries() throws {
        let bad = repeatElement("{name: 'without address'}", count: 3000).joined(separator: ",")
        let list = try list("[\(bad), {streamURL: 'http://radio.example/1'}]")
        #expect(list.stations.count == 1)
        #expect(list.leftOut.map(\.number) == Array(1...1000))
        #expect(list.leftOutCount == 3000)
    }

    @Test(
        "Addresses that cannot be played are left out",
        arguments: [
            "rtsp://radio.example/1", "mms://radio.example/1", "javascript:alert(1)", "data:audio/mpeg;base64,AA",
            "http://", "http:///x", "radio.example:8000/x", "not/there.mp3",
        ])
    func refusedAddresses(address: String) throws {
        let list = try list("[{streamURL: 'http://radio.example/1'}, {streamURL: '\(address)'}]")
        #expect(list.stations.count == 1)
        #expect(list.leftOut.map(\.number) == [2])
    }

    @Test("Relative addresses of a remote list are resolved against the list's own place")
    func relativeToRemote() throws {
        let list = try list(
            "[{streamURL: '../live/a b.mp3', imageURL: 'img/a.png'}, {streamURL: '//x.example/1'}]", origin: remote)
        #expect(list.stations.map(\.streamURL) == ["http://lists.example/live/a%20b.mp3", "http://x.example/1"])
        #expect(list.stations[0].image == .remote(url: "http://lists.example/radio/img/a.png"))
    }

    @Test("A remote list reaches no file of this machine")
    func remoteMayNotReachFiles() throws {
        let text = """
            [{streamURL: 'http://radio.example/1', imageURL: 'file:///lists/a.png'}, {streamURL: 'file:///lists/a.mp3'}]
            """
        let list = try list(text, origin: remote, files: ["/lists/a.png", "/lists/a.mp3"])
        #expect(list.stations.count == 1)
        #expect(list.stations[0].image == nil)
        #expect(list.leftOut.count == 1)
    }

    @Test("A local list may name files: by address, beside it, and pictures by an asset's name")
    func localFiles() throws {
        let text = """
            [{streamURL: 'file:///music/a%20b.ogg', imageURL: 'station-x'}, {streamURL: 'demo/é.ogg', imageURL: 'b.svg'}]
            """
        let list = try list(
            text, files: ["/music/a b.ogg", "/lists/station-x.jpg", "/lists/demo/é.ogg", "/lists/b.svg"])
        #expect(list.stations.map(\.streamURL) == ["file:///music/a%20b.ogg", "file:///lists/demo/%C3%A9.ogg"])
        #expect(list.stations.map(\.name) == ["a b.ogg", "é.ogg"])
        #expect(list.stations.map(\.image) == [.file(path: "/lists/station-x.jpg"), .file(path: "/lists/b.svg")])
    }

    @Test("A byte-order mark, UTF-16 with and without a mark are read")
    func encodings() throws {
        let text = "[{\"name\": \"Žluť 🎻\", \"streamURL\": \"http://radio.example/1\"}]"
        let reader = StationListReader(origin: .file(path: "/x"))
        let little = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        for bytes in [[0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
            #expect(try reader.read(bytes).stations.map(\.name) == ["Žluť 🎻"])
        }
    }

    @Test("A text that is not UTF-8 is read as Windows-1252 with a notice, the others as they are")
    func windows1252() throws {
        let bytes =
            Array("[{name: \"M".utf8) + [0xFC] + Array("nchen ".utf8) + [0x80]
            + Array("\", streamURL: 'http://r.example'},".utf8)
            + Array("\n{name: 'Zürich', streamURL: 'http://r.example/2'}]".utf8)
        let list = try StationListReader(origin: .file(path: "/x")).read(bytes)
        #expect(list.stations.map(\.name) == ["München €", "Zürich"])
        #expect(list.notices == ["Line 1: a text is not UTF-8 and was read as Windows-1252."])
    }

    @Test(
        "Nonsense bytes give a sentence",
        arguments: [[0], [0xFF], [0xFF, 0xFE], [0xFF, 0xFE, 0x5B], [0x5B, 0, 0x7B]])
    func nonsense(bytes: [UInt8]) {
        #expect(throws: StationListError.self) { try StationListReader(origin: .file(path: "/x")).read(bytes) }
    }

    @Test("Control characters in a name become blanks, so that nothing is cut off on the way to the screen")
    func controlCharacters() throws {
        #expect(try list("[{name: 'a\\u0000b\\nc', streamURL: 'http://r.example'}]").stations[0].name == "a b c")
    }

    @Test("More than 50 MB are refused")
    func tooLarge() {
        let bytes = [UInt8](repeating: 0x20, count: StationListReader.sizeLimit + 1)
        #expect(throws: StationListError.tooLarge(list: "/x", limit: 50_000_000)) {
            try StationListReader(origin: .file(path: "/x")).read(bytes)
        }
    }

    @Test("50,000 entries are read whole")
    func manyEntries() throws {
        let list = try list(manyStations(count: 50_000))
        #expect(list.stations.count == 50_000)
        #expect(list.stations.last?.name == "Station 49999")
    }
}

/// A list with this many entries, short ones, as debug builds read slowly.
func manyStations(count: Int) -> String {
    let entries = (0..<count).map { "{\"name\": \"Station \($0)\", \"streamURL\": \"http://radio.example/\($0)\"}" }
    return "{\"station\": [" + entries.joined(separator: ",\n") + "]}"
}
