import Stations
import Testing

@testable import XMLReader

/// XSPF and ASX lists, read the way the shell reads them.
struct XMLPlaylistTests {
    private func content(_ bytes: [UInt8], at address: String = "http://lists.example/a/list") -> PlaylistContent {
        PlaylistReader(xml: XMLReader()).read(bytes, from: .remote(url: address))
    }

    private func list(_ text: String, at address: String = "http://lists.example/a/list") throws -> Playlist {
        try list(Array(text.utf8), at: address)
    }

    private func list(_ bytes: [UInt8], at address: String = "http://lists.example/a/list") throws -> Playlist {
        guard case .playlist(let list) = content(bytes, at: address) else {
            Issue.record("no playlist: \(content(bytes))")
            return Playlist(format: .asx)
        }
        return list
    }

    @Test("B002: the row of kind asx in the table of cases")
    func byteOrderMark_B002() throws {
        let tests = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        let list = try list(BoundedFile.read(path: tests + "/StationsTests/Cases/B002.asx", limit: 1000))
        #expect(list.format == .asx)
        #expect(list.entries.map(\.title) == ["Mark Asx"])
        #expect(list.entries.map(\.address) == ["http://radio.example/a.mp3"])
    }

    @Test("XSPF: tracks with their titles, pictures and lengths; several locations are the same track")
    func xspf() throws {
        let list = try list(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <playlist version="1" xmlns="http://xspf.org/ns/0/" xmlns:vlc="http://www.videolan.org/vlc/playlist/ns/0/">
              <title>All</title><creator>Someone</creator>
              <trackList>
                <track><location> http://a.example/1?x=1&amp;y=2 </location><location>http://b.example/1</location>
                  <title>One &amp; only</title><creator>WDR</creator><image>pics/1.png</image><duration>61500</duration>
                  <annotation>Two
                  lines</annotation>
                  <extension application="x"><vlc:id>0</vlc:id><title>Not this</title></extension></track>
                <track><title>Nowhere</title></track>
                <track><location>../live</location></track>
              </trackList>
            </playlist>
            """)
        #expect(list.format == .xspf)
        #expect(list.title == "All")
        #expect(list.entries.count == 2)
        #expect(
            list.entries[0]
                == PlaylistEntry(
                    address: "http://a.example/1?x=1&y=2", alternatives: ["http://b.example/1"], title: "One & only",
                    artist: "WDR", logo: "http://lists.example/a/pics/1.png", length: 61,
                    attributes: [PlaylistAttribute(name: "annotation", value: "Two lines")]))
        #expect(list.entries[1].address == "http://lists.example/live")
        #expect(list.rejected.map(\.description) == ["entry 2 has no address"])
    }

    @Test("ASX: in any case, with bare ampersands, several references, a base and lists inside")
    func asx() throws {
        let list = try list(
            """
            <ASX Version = "3.0"><TITLE>Radio & more</TITLE><Base HREF="http://base.example/x/"/>
            <Entry><Ref hRef="http://a.example/?a=1&b=2"/><ref href="mirror"/><Title>Rock & Roll</title></Entry>
            <ENTRYREF HREF="other.asx"/>
            <entry><ref href="mms://a.example/"/></entry>
            </ASX>
            """)
        #expect(list.title == "Radio & more")
        #expect(list.entries.map(\.address) == ["http://a.example/?a=1&b=2", "http://base.example/x/other.asx"])
        #expect(list.entries[0].alternatives == ["http://base.example/x/mirror"])
        #expect(list.entries[0].title == "Rock & Roll")
        #expect(list.rejected.map(\.place) == [.entry(3)])
    }

    @Test("Attributes without quotes, as programs of Windows took them, are understood")
    func unquotedAttributes() throws {
        let list = try list(
            "<ASX version=3.0><!-- a=b 'c --><Entry><Title>1 < 2 = x</Title><Ref href = http://a.example/?a=1&b=2 /></Entry></ASX>"
        )
        #expect(list.entries.map(\.address) == ["http://a.example/?a=1&b=2"])
        #expect(list.format == .asx)
    }

    @Test("A Latin-1 byte in a comment and no declaration cost nothing")
    func latin1() throws {
        let bytes =
            Array("<asx><!-- N".utf8) + [0xB0] + Array(" --><entry><title>Se".utf8) + [0xF1]
            + Array("or</title><ref href='http://a.example/'/></entry></asx>".utf8)
        #expect(try list(bytes).entries.map(\.title) == ["Señor"])
    }

    @Test("A list that is cut off keeps the entries before the cut")
    func cutOff() throws {
        let list = try list(
            "<playlist><trackList><track><location>http://a.example/1</location></track><track><location>http://a.example/2</location><ti"
        )
        #expect(list.entries.map(\.address) == ["http://a.example/1", "http://a.example/2"])
    }

    @Test("A list from elsewhere may not name files here, and its base may not either")
    func localFiles() {
        let text = "<asx><base href='file:///etc/'/><entry><ref href='file:///etc/passwd'/></entry></asx>"
        guard case .notAPlaylist(.noUsableEntries(1, let first)) = content(Array(text.utf8)) else {
            return #expect(Bool(false), "\(content(Array(text.utf8)))")
        }
        #expect(first.fault == .localInRemoteList("file:///etc/passwd"))
    }

    @Test("Pages and feeds are told apart")
    func others() {
        #expect(content(Array("<rss version='2.0'><channel/></rss>".utf8)) == .notAPlaylist(.otherXML(root: "rss")))
        #expect(content(Array("<!-- x --><html><body/></html>".utf8)) == .notAPlaylist(.webPage))
        #expect(content(Array("<asx version='3.0'></asx>".utf8)) == .notAPlaylist(.empty))
        #expect(content(Array("< not xml".utf8)) == .notAPlaylist(.otherText))
    }
}
