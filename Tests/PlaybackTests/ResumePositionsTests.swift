import Playback
import Templates
import XCTest

final class ResumePositionsTests: XCTestCase {
    func testNoMoreThanAHundredPlacesAreKeptAndTheOldestGoes() {
        var positions = ResumePositions()
        for number in 1...100 { positions["\(number)"] = Double(number) }
        positions["1"] = 1.5
        positions["new"] = 7
        XCTAssertEqual(positions.entries.count, 100)
        XCTAssertNil(positions["2"])
        XCTAssertEqual(positions["1"], 1.5)
        XCTAssertEqual(positions.entries.last, .init(identifier: "new", seconds: 7))
    }

    func testPlacesThatMakeNoSenseAreNone() {
        XCTAssertEqual(
            ResumePositions([.init(identifier: "a", seconds: .nan), .init(identifier: "b", seconds: -1)]), [:])
        var positions: ResumePositions = ["a": 5]
        positions["a"] = nil
        XCTAssertEqual(positions, [:])
    }

    func testThePlaceIsNotedNowAndThenWhileAFilePlaysAndNotInBetween() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(positionInterval: 30))
            var told: [Double?] = []
            let observation = rig.player.observePositions { told.append($0["a"]) }
            rig.player.play(try TestQueue.files("a"))
            rig.report(.playing)
            rig.clock.advance(by: 29)
            XCTAssertEqual(told, [])
            rig.clock.advance(by: 1)
            XCTAssertEqual(told.compactMap { $0?.rounded() }, [30])
            rig.clock.advance(by: 65)
            XCTAssertEqual(told.compactMap { $0?.rounded() }, [30, 60, 90])
            rig.player.perform(.pause)
            XCTAssertEqual(told.compactMap { $0?.rounded() }, [30, 60, 90, 95])
            XCTAssertEqual(rig.clock.waitingCount, 0, "nothing wakes up for what is paused")
            observation.cancel()
        }
    }

    func testStationsHaveNoPlaceAndNoTimerForOne() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(positionInterval: 1))
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.play(seconds: 20)
            XCTAssertEqual(rig.player.positions, [:])
        }
    }

    func testWhatWasKeptIsGoneToAlsoWhereItIsReadLate() throws {
        try MainActor.assumeIsolated {
            let early = PlayerRig()
            early.player.restore(volume: 0.3, positions: ["a": 40])
            early.player.play(try TestQueue.files("a"))
            XCTAssertEqual(early.engine.calls.last, .seek(to: 40))
            XCTAssertEqual(early.player.nowPlayingInfo.volume, 0.3)
            let late = PlayerRig()
            late.player.play(try TestQueue.files("a"))
            late.player.restore(volume: nil, positions: ["a": 40, "b": 3])
            XCTAssertEqual(late.engine.calls.last, .seek(to: 40))
            late.report(.playing)
            XCTAssertEqual(late.player.nowPlayingInfo.elapsedPlaybackTime, 40)
            let playing = PlayerRig()
            playing.player.play(try TestQueue.files("a"))
            playing.report(.playing)
            let calls = playing.engine.calls.count
            playing.player.restore(volume: nil, positions: ["a": 40])
            XCTAssertEqual(playing.engine.calls.count, calls, "what is heard already does not jump")
        }
    }

    func testAStartBeforeTheVolumeIsKnownIsNotLouderThanTheCeilingAfterwards_B117() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(startVolumeCeiling: 0.5), volume: 0.4)
            rig.player.play(try TestQueue.stations("a"))
            rig.player.restore(volume: 0.9, positions: [:])
            XCTAssertEqual(rig.player.nowPlayingInfo.volume, 0.5)
            let quiet = PlayerRig(policy: PlaybackPolicy(startVolumeCeiling: 0.5), volume: 0.4)
            quiet.player.restore(volume: 0.9, positions: [:])
            XCTAssertEqual(quiet.player.nowPlayingInfo.volume, 0.9, "nothing has started")
            quiet.player.play(try TestQueue.stations("a"))
            XCTAssertEqual(quiet.player.nowPlayingInfo.volume, 0.5)
        }
    }
}
