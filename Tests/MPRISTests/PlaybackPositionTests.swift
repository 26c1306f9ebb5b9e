import Templates
import XCTest

@testable import MPRIS

/// Counting on from a snapshot.
final class PlaybackPositionTests: XCTestCase {
    private static let second: UInt64 = 1_000_000_000

    private static func info(
        at elapsed: Double?, _ state: PlaybackState = .playing, timestamp: UInt64? = nil, rate: Double = 1,
        item: String = "a"
    ) -> NowPlayingInfo {
        NowPlayingInfo(
            itemIdentifier: item, isLiveStream: false, playbackState: state, elapsedPlaybackTime: elapsed,
            elapsedPlaybackTimestamp: timestamp, playbackDuration: 100, playbackRate: rate)
    }

    func testItGoesOnWithTheRateWhilePlayingAndNeverPastTheEnd() {
        var position = PlaybackPosition()
        position.update(Self.info(at: 10, rate: 1.5), now: 0)
        XCTAssertEqual(position.seconds(at: 10 * Self.second), 25)
        XCTAssertEqual(position.seconds(at: 1_000 * Self.second), 100)
        for state in [PlaybackState.paused, .buffering(percent: 3), .connecting] {
            position.update(Self.info(at: 20, state), now: 0)
            XCTAssertEqual(position.seconds(at: 10 * Self.second), 20, "\(state)")
        }
    }

    func testASnapshotHoldsFromItsTimestamp() {
        var position = PlaybackPosition()
        position.update(Self.info(at: 10, timestamp: 2 * Self.second), now: 5 * Self.second)
        XCTAssertEqual(position.seconds(at: 5 * Self.second), 13)
        position.update(Self.info(at: 10, timestamp: 99 * Self.second), now: 5 * Self.second)
        XCTAssertEqual(position.seconds(at: 5 * Self.second), 10, "a time to come counts as now")
    }

    func testOtherNewsDoesNotMoveIt() {
        var position = PlaybackPosition()
        var info = Self.info(at: 10)
        position.update(info, now: 0)
        info.volume = 0.1
        position.update(info, now: 7 * Self.second)
        XCTAssertEqual(position.seconds(at: 8 * Self.second), 18)
        info.playbackState = .paused
        position.update(info, now: 9 * Self.second)
        XCTAssertEqual(position.seconds(at: 60 * Self.second), 19)
    }

    func testGoingToTheSamePlaceAgainIsAJump_R195() {
        var position = PlaybackPosition()
        position.update(Self.info(at: 0, timestamp: 0), now: 0)
        let earlier = position
        position.update(Self.info(at: 0, timestamp: 30 * Self.second), now: 30 * Self.second)
        XCTAssertEqual(position.seconds(at: 30 * Self.second), 0)
        XCTAssertTrue(position.isJump(from: earlier, at: 30 * Self.second))
    }

    func testProgressStoppingAndTheNextTrackAreNoJumps_R195() {
        var earlier = PlaybackPosition()
        earlier.update(Self.info(at: 10), now: 0)
        for info in [Self.info(at: 40.1), Self.info(at: nil, .stopped), Self.info(at: 0.1, item: "b")] {
            var later = earlier
            later.update(info, now: 30 * Self.second)
            XCTAssertFalse(later.isJump(from: earlier, at: 30 * Self.second), "\(info)")
        }
        var later = earlier
        later.update(Self.info(at: 50, item: "b"), now: 30 * Self.second)
        XCTAssertTrue(later.isJump(from: earlier, at: 30 * Self.second), "a track that begins in the middle")
    }

    func testNumbersThatAreNoneAreNoPlace() {
        var position = PlaybackPosition()
        for elapsed in [Double.nan, .infinity, -.infinity] {
            position.update(Self.info(at: elapsed), now: 0)
            XCTAssertEqual(position.seconds(at: Self.second), 0)
        }
        XCTAssertEqual(Int64(microseconds: .greatestFiniteMagnitude), .max)
        XCTAssertEqual(Int64(microseconds: .nan), 0)
        XCTAssertEqual(Int64(microseconds: 1.5), 1_500_000)
    }
}
