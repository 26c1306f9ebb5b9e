import Playback
import Templates
import XCTest

final class PlaybackPositionTests: XCTestCase {
    func testAFilesPlaceIsASnapshotThatNeedsNoTicks() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a"))
            rig.clock.advance(by: 1)
            rig.report(.playing)
            XCTAssertEqual(rig.engine.calls.last, .reportProgress)
            rig.report(.progress(PlaybackProgress(position: 0, duration: 100)))
            let before = rig.values.count
            rig.clock.advance(by: 10)
            rig.report(.progress(PlaybackProgress(position: 10.1, duration: 100)))
            XCTAssertEqual(rig.values.count, before, "what was to be expected is no news")
            let info = rig.player.nowPlayingInfo
            XCTAssertEqual(info.playbackDuration, 100)
            XCTAssertEqual(info.elapsedPlaybackTime, 0)
            XCTAssertEqual(info.elapsedPlaybackTimestamp, 1_000_000_000)
            XCTAssertEqual(info.playbackRate, 1)
            rig.player.perform(.pause)
            XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime ?? 0, 10, accuracy: 1e-6)
            XCTAssertEqual(rig.player.nowPlayingInfo.playbackRate, 0)
        }
    }

    func testWithoutAKnownLengthOneGoesBackOnly() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a"))
            rig.report(.playing)
            rig.report(.progress(PlaybackProgress(position: 20)))
            rig.player.perform(.changePlaybackPosition(1e12))
            XCTAssertEqual(rig.engine.calls.last, .seek(to: 20), "what lies ahead may not be there")
            rig.player.perform(.changePlaybackPosition(5))
            XCTAssertEqual(rig.engine.calls.last, .seek(to: 5))
        }
    }

    func testASourceWithoutSeekingSaysSoAndKeepsItsPlaceAndItsSpeed() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a"))
            XCTAssertTrue(rig.player.nowPlayingInfo.canChangePosition, "nobody knows better yet")
            rig.player.perform(.changePlaybackRate(1.5))
            rig.report(.playing)
            rig.report(.progress(PlaybackProgress(position: 0, duration: 100, isSeekable: false)))
            XCTAssertFalse(rig.player.nowPlayingInfo.canChangePosition)
            XCTAssertEqual(rig.player.nowPlayingInfo.playbackRate, 1, "what is heard has its own speed")
            rig.clock.advance(by: 4)
            let before = rig.engine.calls.count
            rig.player.perform(.changePlaybackPosition(50))
            rig.player.perform(.skipForward(30))
            rig.player.perform(.changePlaybackRate(2))
            XCTAssertEqual(rig.engine.calls.count, before)
            rig.player.perform(.pause)
            XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime ?? 0, 4, accuracy: 1e-6)
            // The next one is another source.
            rig.player.play(try TestQueue.files("b"))
            XCTAssertTrue(rig.player.nowPlayingInfo.canChangePosition)
            XCTAssertEqual(rig.player.nowPlayingInfo.defaultPlaybackRate, 1.5)
        }
    }

    func testAPlaceChosenAfterTheEndIsWhereTheNextStartBegins() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a"))
            rig.report(.playing)
            rig.report(.progress(PlaybackProgress(position: 0, duration: 100, isSeekable: true)))
            rig.clock.advance(by: 100)
            rig.report(.endOfStream)
            XCTAssertEqual(rig.state, .stopped)
            XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime, 0)
            let before = rig.engine.calls.count
            rig.player.perform(.changePlaybackPosition(30))
            XCTAssertEqual(rig.engine.calls.count, before, "there is nothing to seek in")
            XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime, 30)
            rig.player.perform(.skipForward(15))
            XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime, 45)
            rig.clock.advance(by: 60)
            rig.player.perform(.play)
            XCTAssertEqual(rig.engine.calls.last, .seek(to: 45))
            XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime, 45)
        }
    }

    func testALiveStreamHasNoPlaceAndNoLength_B106() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.report(.progress(PlaybackProgress(position: 5, duration: 3_369_600)))
            XCTAssertNil(rig.player.nowPlayingInfo.elapsedPlaybackTime)
            XCTAssertNil(rig.player.nowPlayingInfo.playbackDuration)
            let before = rig.engine.calls.count
            rig.player.perform(.changePlaybackPosition(3))
            rig.player.perform(.skipForward(3))
            rig.player.perform(.changePlaybackRate(2))
            XCTAssertEqual(rig.engine.calls.count, before)
            XCTAssertEqual(rig.player.nowPlayingInfo.playbackRate, 1)
        }
    }

    func testSeekingAndSkippingStayInTheFile() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a"))
            rig.report(.playing)
            rig.report(.progress(PlaybackProgress(position: 0, duration: 100)))
            for (command, place) in [
                (RemoteCommand.changePlaybackPosition(50), 50.0), (.skipForward(15), 65), (.skipBackward(30), 35),
                (.skipBackward(99), 0), (.changePlaybackPosition(-4), 0), (.skipForward(1e6), 100),
            ] {
                rig.player.perform(command)
                XCTAssertEqual(rig.engine.calls.last, .seek(to: place))
                XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime, place)
            }
            let before = rig.engine.calls.count
            rig.player.perform(.changePlaybackPosition(.nan))
            XCTAssertEqual(rig.engine.calls.count, before)
        }
    }

    func testTheSpeedIsClampedAndTimeGoesAtIt() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a"))
            rig.report(.playing)
            rig.player.perform(.changePlaybackRate(9))
            XCTAssertEqual(rig.engine.calls.last, .setRate(2))
            XCTAssertEqual(rig.player.nowPlayingInfo.playbackRate, 2)
            XCTAssertEqual(rig.player.nowPlayingInfo.defaultPlaybackRate, 2)
            rig.clock.advance(by: 10)
            rig.player.perform(.pause)
            XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime ?? 0, 20, accuracy: 1e-6)
            rig.player.perform(.changePlaybackRate(0.1))
            XCTAssertEqual(rig.engine.calls.last, .setRate(0.5))
        }
    }

    func testAFileGoesOnWhereItWasLeftAndFromTheStartAfterItsEnd() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a", "b"))
            rig.report(.playing)
            rig.report(.progress(PlaybackProgress(position: 0, duration: 100)))
            rig.clock.advance(by: 40)
            rig.player.perform(.nextTrack)
            XCTAssertEqual(rig.player.positions["a"] ?? 0, 40, accuracy: 1e-6)
            XCTAssertEqual(rig.engine.addresses.last, "file:///b.ogg")
            rig.player.perform(.previousTrack)
            guard case .seek(let place) = rig.engine.calls.last else { return XCTFail("\(rig.engine.calls)") }
            XCTAssertEqual(place, 40, accuracy: 1e-6)
            XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime ?? 0, 40, accuracy: 1e-6)
            rig.report(.playing)
            rig.report(.endOfStream)
            XCTAssertNil(rig.player.positions["a"])
        }
    }

    func testAPlaceFromTheLastRunIsTakenUp() throws {
        try MainActor.assumeIsolated {
            let engine = FakeEngine()
            let player = Player(engine: engine, positions: ["a": 12])
            player.play(try TestQueue.files("a"))
            XCTAssertEqual(engine.calls.last, .seek(to: 12))
        }
    }

    func testAFiniteStreamThatBreaksGoesOnWhereItWas() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            var episode = TestQueue.file("a")
            episode.uri = "http://pod.example/a.mp3"
            rig.player.play(try TestQueue.make([episode]))
            rig.report(.playing)
            rig.play(seconds: 30)
            rig.fail(.connectionLost)
            guard case .seek(let place) = rig.engine.calls.last else { return XCTFail("\(rig.engine.calls)") }
            XCTAssertEqual(place, 30, accuracy: 1e-6)
            rig.clock.advance(by: 5)
            rig.report(.playing)
            XCTAssertEqual(rig.player.nowPlayingInfo.elapsedPlaybackTime ?? 0, 30, accuracy: 1e-6)
        }
    }

    func testAStickThatWasPulledIsToldAndNotTriedAgain_B142() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a"))
            rig.report(.playing)
            rig.fail(.fileNotFound)
            guard case .failed = rig.state else { return XCTFail("\(rig.state)") }
            XCTAssertEqual(rig.clock.waitingCount, 0)
        }
    }
}
