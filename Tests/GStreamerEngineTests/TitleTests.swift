import Playback
import XCTest

@testable import GStreamerEngine

/// ICY metadata through a socket, GStreamer and the rules for titles: the rows of `cases/expected.tsv`.
final class TitleTests: XCTestCase {
    func testMetadataOfRealEncodersGivesArtistAndTitle() throws {
        let cases: [(name: String, payload: [UInt8], artist: String?, title: String?)] = [
            (
                "B040 Latin-1", bytes("StreamTitle='M\u{F6}tley Cr\u{FC}e - Se\u{F1}or \u{D1}and\u{FA}';"),
                "Mötley Crüe", "Señor Ñandú"
            ),
            (
                "B040 Windows-1252", bytes("StreamTitle='Artist \u{96} \u{93}Quoted\u{94} Song\u{92}s';"), "Artist",
                "“Quoted” Song’s"
            ),
            ("B040 UTF-8", Array("StreamTitle='Björk - Jóga';".utf8), "Björk", "Jóga"),
            ("B042", Array("StreamTitle='BeyoncÃ© - DÃ©jÃ\u{A0} Vu';".utf8), "Beyoncé", "Déjà Vu"),
            (
                "B044", Array("StreamTitle='Очень длинное название песн".utf8) + [0xD0] + Array("';".utf8), nil,
                "Очень длинное название песн"
            ),
            ("B047 no semicolon", Array("StreamTitle='Artist - No Semicolon'".utf8), "Artist", "No Semicolon"),
            ("B047 no quotes", Array("StreamTitle=Artist - No Quotes;".utf8), "Artist", "No Quotes"),
            (
                "B049 url", Array("StreamTitle='Artist - With Url';StreamUrl='http://u.example/now?x=1&y=2';".utf8),
                "Artist", "With Url"
            ),
            (
                "B049 url first", Array("StreamUrl='http://u.example/';StreamTitle='Artist - Url First';".utf8),
                "Artist", "Url First"
            ),
            ("B053 hyphen", Array("StreamTitle='blink-182 - I Miss You';".utf8), "blink-182", "I Miss You"),
            (
                "B053 dashes", Array("StreamTitle='The Beatles - Yesterday - Live - 1965';".utf8), "The Beatles",
                "Yesterday - Live - 1965"
            ),
            ("B053 no split", Array("StreamTitle='Wu-Tang Clan';".utf8), nil, "Wu-Tang Clan"),
            ("B057", Array("StreamTitle='Line\r\nTwo\tTab - Red\u{1B}[31m  \u{02}';".utf8), "Line Two Tab", "Red[31m"),
            ("B060 spaces", Array("StreamTitle = 'Artist - Spaces' ;".utf8), "Artist", "Spaces"),
            ("quote and semicolon", Array("StreamTitle='Rock 'n'; Roll';".utf8), nil, "Rock 'n'; Roll"),
            ("B060 other case", Array("STREAMTITLE='Artist - Other Case';".utf8), "Artist", "Other Case"),
        ]
        for (name, payload, artist, title) in cases {
            let track = try track(payload)
            XCTAssertEqual(track.artist, artist, name)
            XCTAssertEqual(track.title, title, name)
        }
    }

    func testEmptyTitlesAreNoTitles() throws {
        for payload in ["StreamTitle='';", "StreamTitle=' - ';"] {
            let track = try track(Array(payload.utf8))
            XCTAssertNil(track.artist)
            XCTAssertNil(track.title)
        }
    }

    func testTitlesFollowOneAnother() throws {
        let payloads = ["StreamTitle='One - First';", "StreamTitle='Two - Second';"].map { Array($0.utf8) }
        let server = try LoopbackServer(["/radio": Self.station(payloads, interval: 4000)])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/radio"))
            for title in ["One - First", "Two - Second"] {
                rig.wait(for: title) { if case .tags(let tags) = $0 { tags.title == title } else { false } }
            }
        }
    }

    func testAnEmptyTitleTakesTheLastOneAwayWithItsSound_B051() throws {
        let payloads = ["StreamTitle='One - First';", "StreamTitle='';"].map { Array($0.utf8) }
        let server = try LoopbackServer(["/radio": Self.station(payloads, interval: 8000)])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.play(server.uri("/radio"))
            XCTAssertTrue(MainLoop.run(seconds: 10) { rig.player.nowPlayingInfo.title == "First" })
            XCTAssertTrue(MainLoop.run(seconds: 10) { rig.player.nowPlayingInfo.title == nil })
            XCTAssertNil(rig.player.nowPlayingInfo.artist)
            // And the next one comes again.
            XCTAssertTrue(MainLoop.run(seconds: 10) { rig.player.nowPlayingInfo.title == "First" })
        }
    }

    func testAnAddressBesideTheTitleMayBeItsPicture_B049() throws {
        let payload = Array("StreamTitle='Artist - Title';StreamUrl='http://u.example/cover.jpg';".utf8)
        let server = try LoopbackServer(["/radio": Self.station([payload], interval: 2000)])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/radio"))
            rig.wait(for: "address") {
                guard case .tags(let tags) = $0 else { return false }
                return tags.title == "Artist - Title" && tags.artwork == .remote(url: "http://u.example/cover.jpg")
            }
        }
    }

    func testWhatTheHeaderTellsStaysWithTheTitles() throws {
        let server = try LoopbackServer(["/radio": Self.station([Array("StreamTitle='A - B';".utf8)], interval: 2000)])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/radio"))
            rig.wait(for: "station's name") {
                if case .tags(let tags) = $0 { tags.organization == "Header" } else { false }
            }
        }
    }

    /// The track that the player would show, once the sound has begun.
    private func track(_ payload: [UInt8]) throws -> TrackTitle {
        let server = try LoopbackServer(["/radio": Self.station([payload], interval: 2000)])
        defer { server.stop() }
        return MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/radio"))
            rig.wait(for: "playing") { $0 == .playing }
            var track = TrackTitle()
            for case .tags(let tags) in rig.events.map(\.event) { track.update(with: tags) }
            return track
        }
    }

    private static func station(_ payloads: [[UInt8]], interval: Int) -> LoopbackServer.Script {
        let sound = TestSound.icy(
            TestSound.wav(seconds: 8, isEndless: true), interval: interval, payloads: payloads)
        return { connection in
            connection.send(
                "HTTP/1.0 200 OK\r\nContent-Type: audio/wav\r\nicy-name: Header\r\nicy-metaint: \(interval)\r\n\r\n")
            connection.send(sound)
            connection.waitForClient()
        }
    }

    /// The text with each scalar as one byte.
    private func bytes(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
}
