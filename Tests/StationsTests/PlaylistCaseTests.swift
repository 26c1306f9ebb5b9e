import Testing

@testable import Stations

/// Every row of kind `m3u`, `pls` and `hls` in `Cases/playlists.tsv`, and what the table says in words.
struct PlaylistCaseTests {
    /// Stands in for a real decompressor: what the packed case holds.
    private static let packed = "#EXTM3U\n#EXTINF:-1,Packed\nhttp://radio.example/z.mp3\n"

    private static let files = FakeFiles([
        "/media/usb0/Music/Artist A/01 - Song One.mp3", "/media/usb0/Music/Beyonc\u{E9}/02 100%.mp3",
        "/media/usb0/Music/a b.mp3", "/media/usb0/Lists/sub/three.ogg",
    ])

    private static func read(_ row: PlaylistCases.Row) throws -> PlaylistContent {
        let bytes = try PlaylistCases.bytes(row.input)
        return playlistContent(
            bytes, at: row.base == "-" ? "http://lists.example/" + row.input : row.base, files: files
        ) { _, _ in Array(packed.utf8) }
    }

    private static func read(_ name: String) throws -> Playlist {
        guard let row = try PlaylistCases.rows(["m3u", "pls"]).first(where: { $0.input == name }),
            case .playlist(let list) = try read(row)
        else {
            Issue.record("\(name) is no playlist")
            return Playlist(format: .m3u)
        }
        return list
    }

    @Test("The table has all rows of the kinds tested here")
    func rowCount() throws {
        #expect(try PlaylistCases.rows(["m3u", "pls"]).count == 25)
        #expect(try PlaylistCases.rows(["hls"]).count == 2)
        #expect(try PlaylistCases.rows(["asx"]).count == 1)
    }

    @Test(
        "Number, first address and first title are those of the table",
        arguments: try PlaylistCases.rows(["m3u", "pls"]))
    func table(_ row: PlaylistCases.Row) throws {
        switch try Self.read(row) {
        case .playlist(let list):
            #expect(list.entries.count == row.entries)
            let first = try #require(list.entries.first)
            if row.firstAddress != "-" {
                #expect(row.firstAddress == FileAddress.path(address: first.address) ?? first.address)
            }
            if row.firstTitle != "-" && row.firstTitle != "*" { #expect(first.title == row.firstTitle) }
        case .notAPlaylist: #expect(row.entries == 0)
        case .hls: Issue.record("\(row.input) is no HLS")
        }
    }

    @Test("An HLS list is one station, with the address of the list itself", arguments: try PlaylistCases.rows(["hls"]))
    func hls(_ row: PlaylistCases.Row) throws {
        #expect(try Self.read(row) == .hls(address: row.base))
    }

    @Test("B014: attributes may hold commas, titles too, and an empty title is none")
    func commas_B014() throws {
        let entries = try Self.read("B014.m3u").entries
        #expect(entries[0].logo == "http://img.example/a._V1_UX182_CR0,0,182,268_AL_.jpg")
        #expect(entries[0].groups == ["Films, Radio"])
        #expect(entries[0].attributes.contains(PlaylistAttribute(name: "tvg-id", value: "x,y")))
        #expect(entries[1].title == "Test 123, part 14")
        #expect(entries[1].length == 295)
        #expect(entries[2].title == nil)
        #expect(entries[2].shownTitle == "radio.example")
    }

    @Test("B018: attributes are found without blanks between them, in single quotes and without quotes")
    func attributes_B018() throws {
        let entries = try Self.read("B018.m3u").entries
        #expect(entries[0].logo == "http://radio.example/l.png")
        #expect(entries[0].groups == ["📻 Dash"])
        #expect(entries[1].logo == "http://radio.example/2.png")
        #expect(entries[1].groups == ["It \"is\" single"])
        #expect(entries[2].logo == "http://radio.example/3.png")
        #expect(entries[2].groups == ["Jazz"])
        #expect(
            entries.map(\.title) == [
                "Dash | Ranch", "Single Quotes", "No Quotes", "Only Attribute", "Blanks Around", "Bad Length",
            ])
        #expect(entries[5].length == nil)
    }

    @Test("B019: a group has blanks and slashes, ; separates several, and one inside an entry ends with it")
    func groups_B019() throws {
        #expect(
            try Self.read("B019.m3u").entries.map(\.groups) == [["USA/CA: News", "Talk"], ["My group"], []])
    }

    @Test("B022: what is no list is told apart, with a sentence and without an entry")
    func noLists_B022() throws {
        func reason(_ name: String) throws -> NotAPlaylistReason? {
            guard case .notAPlaylist(let reason) = playlistContent(try PlaylistCases.bytes(name)) else { return nil }
            return reason
        }
        #expect(try reason("B022-html.pls") == .webPage)
        #expect(try reason("B022-empty.m3u") == .empty)
        #expect(try reason("B022-comments.m3u") == .empty)
        #expect(try reason("B022-nul.m3u") == .binary)
    }

    @Test("B027: a packed list is refused with a sentence where nothing can unpack it")
    func packed_B027() throws {
        #expect(playlistContent(try PlaylistCases.bytes("B027.m3u.gz")) == .notAPlaylist(.damagedArchive))
    }

    @Test("B038: paths of another machine are found below the stick, in other case and accents composed otherwise")
    func localPaths_B038() throws {
        let entries = try Self.read("B038.m3u").entries
        let paths = entries.compactMap { FileAddress.path(address: $0.address) }
        #expect(
            paths == [
                "/media/usb0/Music/Artist A/01 - Song One.mp3", "/media/usb0/Music/Beyonc\u{E9}/02 100%.mp3",
                "/media/usb0/Music/a b.mp3", "/media/usb0/Lists/sub/three.ogg",
            ])
        #expect(paths[1].utf8.elementsEqual("/media/usb0/Music/Beyonc\u{E9}/02 100%.mp3".utf8))
        #expect(entries.allSatisfy { !$0.isMissing })
        #expect(entries[0].artist == "Artist A")
        #expect(entries[0].title == "Song One")
        #expect(entries[3].shownTitle == "three")
    }

    @Test("B038: files that are not there are shown as missing, the others are not")
    func missingFiles_B038() throws {
        let list = try playlist(
            "#EXTM3U\na.mp3\nb.mp3\n", at: "file:///media/usb0/Lists/x.m3u",
            files: FakeFiles(["/media/usb0/Lists/b.mp3"]))
        #expect(list.entries.map(\.isMissing) == [true, false])
        #expect(list.entries[0].address == "file:///media/usb0/Lists/a.mp3")
    }
}
