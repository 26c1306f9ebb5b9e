import Testing

@testable import Stations

/// What lists look like besides the cases of the table.
struct PlaylistFormTests {
    @Test("Lists where every entry is File1 keep all entries, in the order of the lines (B007)")
    func everyEntryIsFile1_B007() throws {
        let list = try playlist(
            """
            [playlist]
            NumberOfEntries=100
            File1=http://a.example/1
            Title1=One
            Length1=-1
            File1=http://a.example/2
            Title1=Two
            Title1=Three
            File1=http://a.example/3
            """)
        #expect(list.entries.map(\.title) == ["One", "Two", "Three"])
        #expect(list.entries.map(\.address) == (1...3).map { "http://a.example/\($0)" })
    }

    @Test("PLS entries come in the order of their numbers, wherever title and address stand")
    func orderOfNumbers() throws {
        let list = try playlist(
            "[playlist]\nTitle10=Ten\nFile10=http://a.example/10\nFile9=http://a.example/9\nLength10=60\nTitle9=Nine")
        #expect(list.entries.map(\.title) == ["Nine", "Ten"])
        #expect(list.entries.map(\.length) == [nil, 60])
        #expect(list.format == .pls)
    }

    @Test("Windows Media's reference lists are read")
    func references() throws {
        let list = try playlist("[Reference]\nRef1=http://a.example/1?MSWMExt=.asf\nRef2=http://a.example/2")
        #expect(list.entries.map(\.address) == ["http://a.example/1?MSWMExt=.asf", "http://a.example/2"])
    }

    @Test("Lines that are not UTF-8 are Windows-1252, or what the server says")
    func legacyCharsets() throws {
        let latin =
            Array("#EXTM3U\n#EXTINF:-1,".utf8) + [0x5A, 0xFC, 0x72, 0x69, 0x93] + Array("\nhttp://a.example/1".utf8)
        let russian =
            Array("#EXTM3U\n#EXTINF:-1,".utf8) + [0xCC, 0xE8, 0xF0, 0xB8] + Array("\nhttp://a.example/1".utf8)
        func title(_ content: PlaylistContent) -> String? {
            guard case .playlist(let list) = content else { return nil }
            return list.entries.first?.title
        }
        #expect(title(playlistContent(latin)) == "Züri“")
        #expect(title(playlistContent(russian, charset: "windows-1251")) == "Мирё")
    }

    @Test("One line in another charset leaves those in UTF-8 alone")
    func mixedCharsets() throws {
        let bytes =
            Array("#EXTM3U\n#EXTINF:-1,Jóga\nhttp://a.example/1\n#EXTINF:-1,J".utf8) + [0xF3]
            + Array("ga\nhttp://a.example/2\n".utf8)
        guard case .playlist(let list) = playlistContent(bytes) else { return #expect(Bool(false)) }
        #expect(list.entries.map(\.title) == ["Jóga", "Jóga"])
    }

    @Test("A group before an entry stays in force until the next one")
    func groupInForce() throws {
        let list = try playlist(
            """
            #EXTM3U
            #EXTGRP:News
            http://a.example/1
            #EXTINF:-1,Two
            http://a.example/2
            #EXTINF:-1 group-title="Own",Three
            http://a.example/3
            #EXTGRP:
            http://a.example/4
            """)
        #expect(list.entries.map(\.groups) == [["News"], ["News"], ["Own"], []])
    }

    @Test("Words without quotes belong to the value before them; without a comma the last words are the title")
    func looseAttributes() throws {
        let list = try playlist(
            """
            #EXTM3U
            #EXTINF:-1 group-title=Soft Rock tvg-id=7,One
            http://a.example/1
            #EXTINF:-1 Two Words
            http://a.example/2
            #EXTINF:tvg-id="x",Three
            http://a.example/3
            #EXTINF:-1 tvg-name="open,Four
            http://a.example/4
            """)
        #expect(list.entries.map(\.title) == ["One", "Two Words", "Three", "Four"])
        #expect(list.entries[0].groups == ["Soft Rock"])
        #expect(list.entries[0].attributes == [PlaylistAttribute(name: "tvg-id", value: "7")])
    }

    @Test("Only a track with a length is split into artist and title; a station's name stays whole")
    func artists() throws {
        let list = try playlist(
            "#EXTM3U\n#EXTINF:-1,Radio Bob - Rock\nhttp://a.example/1\n#EXTINF:200,A-ha - Take On Me - Live\nhttp://a.example/2"
        )
        #expect(list.entries.map(\.title) == ["Radio Bob - Rock", "Take On Me - Live"])
        #expect(list.entries.map(\.artist) == [nil, "A-ha"])
    }

    @Test("Further directives: the list's name, artist and picture; what Kodi writes behind an address goes")
    func directives() throws {
        let list = try playlist(
            "#EXTM3U\n#PLAYLIST: My list\n#EXTINF:-1,A\n#EXTART:B\n#EXTIMG:pics/a.png\nhttp://a.example/1|User-Agent=X")
        #expect(list.title == "My list")
        #expect(list.entries.first?.artist == "B")
        #expect(list.entries.first?.logo == "http://lists.example/a/pics/a.png")
        #expect(list.entries.first?.address == "http://a.example/1")
    }

    @Test("Words are no list, and neither is JSON or sound; lists called .m3u may hold bare names")
    func whatIsAList() throws {
        #expect(playlistContent("Sorry, we have moved.\nBye") == .notAPlaylist(.otherText))
        #expect(playlistContent("{\"station\": []}") == .notAPlaylist(.json))
        #expect(playlistContent("[ {\"name\": 1}]") == .notAPlaylist(.json))
        #expect(playlistContent(Array("OggS".utf8) + [0, 2, 0, 0]) == .notAPlaylist(.audio("Ogg")))
        #expect(playlistContent("live.mp3") == .notAPlaylist(.otherText))
        let named = try playlist("live.mp3\n", at: "http://lists.example/a/x.M3U?sid=1")
        #expect(named.entries.map(\.address) == ["http://lists.example/a/live.mp3"])
        guard case .playlist = playlistContent("live.mp3", contentType: "audio/x-mpegurl") else {
            return #expect(Bool(false), "the media type says so")
        }
    }

    @Test("A list without #EXTM3U takes addresses and leaves words out, line by line")
    func wordsBetweenAddresses() throws {
        let list = try playlist("my stations\nhttp://a.example/1\n\nhttp://\nradio.example:8000/live\n")
        #expect(list.entries.map(\.address) == ["http://a.example/1", "http://radio.example:8000/live"])
        #expect(
            list.rejected.map(\.description) == [
                "line 1 is not an address: “my stations”", "line 4 has an address without a host: “http://”",
            ])
    }

    @Test("A list with nothing but unusable entries says why")
    func nothingUsable() {
        let content = playlistContent("#EXTM3U\nmms://a.example/1\n")
        guard case .notAPlaylist(let reason) = content else { return #expect(Bool(false), "\(content)") }
        #expect(
            reason.description == "The only entry of the playlist cannot be used: line 2 has an address of a kind that "
                + "cannot be played: “mms://a.example/1”; use http or https.")
    }
}
