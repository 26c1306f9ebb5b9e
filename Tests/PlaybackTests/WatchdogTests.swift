import Playback
import Templates
import XCTest

final class WatchdogTests: XCTestCase {
    func testAStallIsNoticedWithinFifteenSecondsOfTheLastByte_B081() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.play(seconds: 30)
            // The last byte; the buffer lasts five seconds, and then the place stands still.
            rig.play(seconds: 5)
            let silent = rig.clock.now
            let position = PlaybackProgress(position: Double(silent) / 1e9)
            var seconds = 0.0
            while rig.state == .playing, seconds < 30 {
                rig.clock.advance(by: 0.5)
                seconds += 0.5
                rig.report(.progress(position))
            }
            XCTAssertLessThanOrEqual(seconds, 10)
            XCTAssertGreaterThanOrEqual(seconds, 5)
            XCTAssertEqual(rig.state, .reconnecting(since: silent))
            XCTAssertEqual(rig.loadCount, 2)
        }
    }

    func testABufferThatStaysEmptyIsAStall_B036() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.play(seconds: 30)
            rig.report(.buffering(percent: 0))
            rig.clock.advance(by: 7.9)
            XCTAssertEqual(rig.state, .buffering(percent: 0))
            rig.clock.advance(by: 0.2)
            XCTAssertEqual(rig.state, .reconnecting(since: 30_000_000_000))
        }
    }

    func testASlowStationThatFillsItsBufferIsLeftAlone() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            for percent in 0..<40 {
                rig.report(.buffering(percent: percent))
                rig.clock.advance(by: 5)
            }
            XCTAssertEqual(rig.state, .buffering(percent: 39))
            XCTAssertEqual(rig.loadCount, 1)
        }
    }

    func testABufferThatGoesUpAndDownOnTheSpotIsAStall() throws {
        for hasPlayed in [false, true] {
            try MainActor.assumeIsolated {
                let rig = PlayerRig()
                rig.player.play(try TestQueue.stations("a"))
                if hasPlayed { rig.report(.playing) }
                for _ in 0..<20 {
                    rig.report(.buffering(percent: 17))
                    rig.report(.buffering(percent: 0))
                    rig.clock.advance(by: 0.5)
                }
                XCTAssertEqual(rig.loadCount, 2)
                XCTAssertEqual(rig.state, hasPlayed ? .reconnecting(since: 0) : .buffering(percent: 0))
            }
        }
    }

    func testAStationThatPlaysIsAskedEveryFewSecondsAndLeftAlone() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.play(seconds: 3600)
            XCTAssertEqual(rig.loadCount, 1)
            let questions = rig.engine.calls.count { $0 == .reportProgress }
            XCTAssertTrue((600...1000).contains(questions), "\(questions)")
        }
    }

    func testAnAttemptThatGetsNoAnswerIsFollowedByTheNext() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.clock.advance(by: 1)
            rig.report(.endOfStream)
            XCTAssertEqual(rig.loadCount, 2)
            rig.clock.advance(by: 15.9)
            XCTAssertEqual(rig.loadCount, 2)
            rig.clock.advance(by: 0.2)
            XCTAssertEqual(rig.loadCount, 3)
            rig.clock.advance(by: 17)
            XCTAssertEqual(rig.loadCount, 4)
        }
    }

    func testNothingWakesUpForWhatDoesNotPlay() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            XCTAssertEqual(rig.clock.waitingCount, 0)
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            XCTAssertEqual(rig.clock.waitingCount, 1)
            rig.player.perform(.stop)
            XCTAssertEqual(rig.clock.waitingCount, 0)
            rig.player.play(try TestQueue.files("b"))
            rig.report(.playing)
            XCTAssertEqual(rig.clock.waitingCount, 1, "a file of this machine needs no watchdog; its place is noted")
            rig.player.perform(.pause)
            XCTAssertEqual(rig.clock.waitingCount, 0)
        }
    }
}
