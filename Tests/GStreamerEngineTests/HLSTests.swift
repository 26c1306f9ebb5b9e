import Playback
import TestSupport
import XCTest

@testable import GStreamerEngine

/// Live stations in pieces, from real encoders and a real server.
final class HLSTests: XCTestCase {
    func testLiveListsOfBothKindsPlayOnWithAndWithoutAMasterList_B032_B033() throws {
        try MainActor.assumeIsolated {
            for pieces in HLSEncoder.Pieces.allCases {
                let server = try NginxServer()
                let encoder = try HLSEncoder(pieces, into: server.folder.path)
                defer { encoder.stop() }
                for list in ["live.m3u8", "master.m3u8"] { Self.check(list, of: pieces, server) }
            }
        }
    }

    /// The list is read again and again, and what is new in it is played.
    @MainActor
    private static func check(_ list: String, of pieces: HLSEncoder.Pieces, _ server: NginxServer) {
        let rig = PlayerRig()
        let before = server.requests.count
        rig.play(server.url(list))
        XCTAssertTrue(rig.waitForSound(seconds: 30), "\(pieces) \(list): \(rig.log)")
        let first = server.requests.dropFirst(before).compactMap(HLSEncoder.number).first ?? 0
        let playsOn = MainLoop.run(seconds: 30) {
            server.requests.compactMap(HLSEncoder.number).contains { $0 > first + 4 }
        }
        XCTAssertTrue(playsOn, "\(pieces) \(list): \(server.requests.suffix(10))")
        XCTAssertEqual(rig.state, .playing)
        XCTAssertFalse(rig.values.contains { $0.playbackState.secondsReconnecting(at: 0) != nil }, "\(rig.log)")
    }

    func testAStationThatWasStoppedIsRejoinedAtTheLiveEdge() throws {
        try MainActor.assumeIsolated {
            let server = try NginxServer()
            let encoder = try HLSEncoder(.ts, into: server.folder.path)
            defer { encoder.stop() }
            let rig = PlayerRig()
            rig.play(server.url("live.m3u8"))
            XCTAssertTrue(rig.waitForSound(seconds: 30))
            rig.player.perform(.pause)
            XCTAssertEqual(rig.state, .stopped)
            let last = try XCTUnwrap(server.requests.compactMap(HLSEncoder.number).last)
            try encoder.waitForPieces(8)
            let before = server.requests.count
            rig.player.perform(.play)
            XCTAssertTrue(rig.waitForSound(seconds: 30))
            let next = try XCTUnwrap(server.requests.dropFirst(before).compactMap(HLSEncoder.number).first)
            // Eight pieces were made meanwhile; a list has four of them.
            XCTAssertGreaterThanOrEqual(next, last + 4)
        }
    }

    func testAFrozenListIsNoticedAndTheStationComesBackWithItsEncoder_B036_B035() throws {
        try MainActor.assumeIsolated {
            let server = try NginxServer()
            let encoder = try HLSEncoder(.ts, into: server.folder.path)
            let rig = PlayerRig(policy: Self.policy)
            rig.play(server.url("live.m3u8"))
            XCTAssertTrue(rig.waitForSound(seconds: 30))
            encoder.stop()
            let stopped = PlayingTests.monotonicTime()
            XCTAssertTrue(rig.waitForLoss(seconds: 60), "\(rig.log)")
            print("a frozen list was noticed after \(Double(PlayingTests.monotonicTime() - stopped) / 1e9) s")
            // From its first piece again: the numbers jump back.
            let next = try HLSEncoder(.ts, into: server.folder.path)
            defer { next.stop() }
            XCTAssertTrue(rig.waitForSound(seconds: 60), "\(rig.log)")
        }
    }

    func testAPipeForAPieceHoldsUpNothingThatIsPlayedNext() throws {
        let folder = try TemporaryFolder()
        XCTAssertEqual(mkfifo(folder.path + "/pipe.ts", 0o600), 0)
        let pieces = (0..<3).map { _ in "#EXTINF:4,\npipe.ts\n" }.joined()
        let list = try folder.write(
            Array("#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:4\n\(pieces)#EXT-X-ENDLIST\n".utf8),
            as: "list.m3u8")
        let sound = try folder.write(TestSound.wav(seconds: 1), as: "tone.wav")
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load("file://" + list, id: 1, isLiveStream: false)
            // Whatever becomes of it, it has had its time to get stuck.
            _ = MainLoop.run(seconds: 2) { rig.events.contains { if case .failed = $0.event { true } else { false } } }
            rig.load("file://" + sound, id: 2, isLiveStream: false)
            rig.wait(for: "the next file's sound", id: LoadID(rawValue: 2)) { $0 == .playing }
        }
    }

    /// The watchdog of a car with less patience, so that the test is short.
    private static var policy: PlaybackPolicy {
        PlaybackPolicy(
            retry: RetryPolicy(delays: [0, 0.5, 1], stableTime: 1),
            watchdog: WatchdogPolicy(interval: 0.5, stallLimit: 4, attemptLimit: 10, startLimit: 60))
    }
}
