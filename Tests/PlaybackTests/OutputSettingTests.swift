import Playback
import Templates
import XCTest

/// What the person sets about the output while something plays, and outputs that the system replaces by itself.
final class OutputSettingTests: XCTestCase {
    private static let gone = AudioEngineEvent.outputGone(device: "headphones")

    func testWhoeverWantsAPauseHearsNothingFromTheOutputThatTheSystemTookInstead_B140() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(outputLoss: .pause))
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.report(Self.gone)
            XCTAssertEqual(rig.engine.calls.last, .stop)
            XCTAssertEqual(rig.state, .failed(reason: PlaybackFailure(kind: .audioOutput, detail: "").reason))
            rig.clock.advance(by: 3)
            rig.outputs.onOutputAdded?("loudspeaker")
            XCTAssertEqual(rig.loadCount, 1, "another output is not the one that went")
            rig.outputs.onOutputAdded?("headphones")
            XCTAssertEqual(rig.loadCount, 2)
            rig.report(.playing)
            XCTAssertEqual(rig.state, .playing)
            XCTAssertFalse(rig.outputs.isWatching)
        }
    }

    func testWhoeverWantsToGoOnDoesSoWithoutAGap_B140() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(outputLoss: .resume))
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            let calls = rig.engine.calls
            rig.report(Self.gone)
            XCTAssertEqual(rig.engine.calls, calls)
            XCTAssertEqual(rig.state, .playing)
        }
    }

    func testAFileGoesOnWhereItWasWhenItsOutputIsBack() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(outputLoss: .pause))
            rig.player.play(try TestQueue.files("a"))
            rig.report(.playing)
            rig.clock.advance(by: 20)
            rig.report(Self.gone)
            rig.clock.advance(by: 3)
            rig.outputs.onOutputAdded?("headphones")
            XCTAssertEqual(rig.engine.calls.last, .seek(to: 20))
        }
    }

    func testAnOutputThatIsChosenTakesOverWhatPlays() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a"))
            rig.report(.playing)
            rig.clock.advance(by: 20)
            rig.player.outputChosen()
            XCTAssertEqual(rig.loadCount, 2)
            XCTAssertEqual(rig.engine.calls.last, .seek(to: 20))
            rig.report(.playing)
            XCTAssertEqual(rig.state, .playing)
        }
    }

    func testAnOutputThatIsChosenDuringAPauseIsUsedWhenItIsOver() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.files("a"))
            rig.report(.playing)
            rig.clock.advance(by: 20)
            rig.player.perform(.pause)
            rig.player.outputChosen()
            XCTAssertEqual(rig.state, .paused)
            XCTAssertEqual(rig.loadCount, 1)
            rig.player.perform(.play)
            XCTAssertEqual(rig.loadCount, 2)
            XCTAssertEqual(rig.engine.calls.last, .seek(to: 20))
        }
    }

    func testAnOutputThatIsChosenWhileNothingPlaysStartsNothing() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.player.perform(.stop)
            rig.player.outputChosen()
            XCTAssertEqual(rig.loadCount, 1)
            XCTAssertEqual(rig.state, .stopped)
        }
    }

    func testAnotherOutputIsTheEndOfTheWaitForTheLastOne() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(outputLoss: .pause))
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.fail(.audioOutput)
            rig.player.outputChosen()
            XCTAssertEqual(rig.loadCount, 2)
            XCTAssertFalse(rig.outputs.isWatching)
        }
    }

    func testSettingsCountFromTheMomentTheyAreSet() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(volume: 0.9)
            rig.player.apply(AudioSettings(outputLoss: .pause, startVolumeCeiling: 30))
            rig.player.play(try TestQueue.stations("a"))
            XCTAssertEqual(rig.player.nowPlayingInfo.volume, 0.3)
            rig.report(.playing)
            rig.fail(.audioOutput)
            guard case .failed = rig.state else { return XCTFail("\(rig.state)") }
            // "Go on" set during the wait is done at once.
            rig.player.apply(AudioSettings(outputLoss: .resume, startVolumeCeiling: 30))
            XCTAssertEqual(rig.engine.calls.filter { $0 == .useOutput(.systemDefault) }.count, 1)
            XCTAssertEqual(rig.loadCount, 2)
        }
    }

    func testTheQuietestOfSeveralLevelsIsHeard() throws {
        MainActor.assumeIsolated {
            let rig = PlayerRig(volume: 1)
            rig.player.duck(for: "navigator", to: 0.5)
            rig.player.duck(for: "phone", to: 0)
            XCTAssertEqual(rig.engine.calls.last, .duck(to: 0))
            rig.player.unduck(for: "phone")
            XCTAssertEqual(rig.engine.calls.last, .duck(to: 0.5))
            XCTAssertEqual(rig.player.nowPlayingInfo.volume, 1)
        }
    }
}
