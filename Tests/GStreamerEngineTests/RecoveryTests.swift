import Playback
import Templates
import TestSupport
import XCTest

@testable import GStreamerEngine

/// A player, an engine and a server that misbehaves; the rules by themselves are told in `PlaybackTests`.
final class RecoveryTests: XCTestCase {
    func testAStationComesBackAfterEachKindOfLoss() throws {
        let radio = try FakeRadio(burst: 0.8)
        defer { radio.stop() }
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlayerRig.hastyPolicy, buffer: 0.4)
            rig.play(radio.url())
            XCTAssertTrue(rig.waitForSound())
            for isAbrupt in [false, true] {
                radio.drop(isAbrupt: isAbrupt)
                XCTAssertTrue(rig.waitForLoss())
                XCTAssertTrue(rig.waitForSound(seconds: 3))
            }
            radio.goDown()
            XCTAssertTrue(rig.waitForLoss())
            try radio.comeBack()
            XCTAssertTrue(rig.waitForSound(seconds: 3))
        }
    }

    func testAStallIsNoticedWithinFifteenSecondsWithTheTimesThatAreUsed_B081() throws {
        let radio = try FakeRadio(burst: 5)
        defer { radio.stop() }
        MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.play(radio.url())
            XCTAssertTrue(rig.waitForSound())
            radio.stall()
            let stalled = PlayingTests.monotonicTime()
            XCTAssertTrue(rig.waitForLoss(seconds: 20))
            let noticed = Double(PlayingTests.monotonicTime() - stalled) / 1e9
            print("a stall was noticed after \(noticed) s")
            XCTAssertLessThan(noticed, 15)
            radio.endStall()
            XCTAssertTrue(rig.waitForSound(seconds: 20))
            XCTAssertTrue(
                rig.values.allSatisfy { if case .failed = $0.playbackState { false } else { true } })
        }
    }

    func testAFrozenHLSListIsAStall_B036() throws {
        let sound = TestSound.wav(seconds: 1)
        let list =
            "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:1\n#EXTINF:1,\n1.wav\n#EXTINF:1,\n2.wav\n"
            + "#EXTINF:1,\n3.wav\n#EXTINF:1,\n4.wav\n"
        var scripts: [String: LoopbackServer.Script] = [
            "/live.m3u8": {
                $0.send("HTTP/1.1 200 OK\r\nContent-Type: application/vnd.apple.mpegurl\r\n")
                $0.send("Content-Length: \(list.utf8.count)\r\nConnection: close\r\n\r\n" + list)
            }
        ]
        for number in 1...4 {
            scripts["/\(number).wav"] = {
                $0.send("HTTP/1.1 200 OK\r\nContent-Type: audio/wav\r\n")
                $0.send("Content-Length: \(sound.count)\r\nConnection: close\r\n\r\n")
                $0.send(sound)
            }
        }
        let server = try LoopbackServer(scripts)
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlayerRig.hastyPolicy)
            rig.play(server.uri("/live.m3u8"))
            XCTAssertTrue(rig.waitForSound(), "\(rig.values.map(\.playbackState))")
            XCTAssertTrue(
                rig.waitForLoss(seconds: 20), "\(rig.values.map(\.playbackState)) \(server.requestHeads.count)")
        }
    }

    func testServersOfEachKindPlay() throws {
        for behaviour in [
            FakeRadioBehaviour.playsWithICYStatusLine, .playsAsType("audio/mpeg"), .playsAsType("text/html"),
            .redirects(count: 5),
        ] {
            let radio = try FakeRadio(metadataInterval: 4000)
            defer { radio.stop() }
            radio.behaviour = behaviour
            radio.setTitle("Artist - Title")
            MainActor.assumeIsolated {
                let rig = PlayerRig()
                rig.play(radio.url())
                XCTAssertTrue(
                    MainLoop.run(seconds: 10) {
                        rig.state == .playing && rig.player.nowPlayingInfo.title == "Title"
                    }, "\(behaviour): \(rig.state)")
            }
        }
    }

    func testTitlesFollowTheStationWhileItPlays() throws {
        let radio = try FakeRadio(burst: 1, metadataInterval: 400)
        defer { radio.stop() }
        MainActor.assumeIsolated {
            let rig = PlayerRig(buffer: 0.4)
            rig.play(radio.url())
            XCTAssertTrue(rig.waitForSound(), "\(rig.state), after \(rig.log)")
            for number in 1...3 {
                radio.setTitle("A - \(number)")
                XCTAssertTrue(MainLoop.run(seconds: 10) { rig.player.nowPlayingInfo.title == "\(number)" })
            }
        }
    }
}
