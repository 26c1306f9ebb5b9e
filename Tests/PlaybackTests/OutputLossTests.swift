import Playback
import Templates
import XCTest

final class OutputLossTests: XCTestCase {
    func testTheSoundGoesOnAtTheDefaultOutputAndReturnsToTheChosenOne_B140() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.fail(.audioOutput)
            XCTAssertEqual(rig.state, .reconnecting(since: 0))
            XCTAssertEqual(rig.engine.calls.filter { $0 == .useOutput(.systemDefault) }.count, 1)
            XCTAssertEqual(rig.loadCount, 2)
            XCTAssertTrue(rig.outputs.isWatching)
            rig.report(.playing)
            XCTAssertEqual(rig.state, .playing)
            rig.clock.advance(by: 3)
            rig.outputs.onOutputAdded?(nil)
            XCTAssertTrue(rig.engine.calls.contains(.useOutput(.chosen)))
            XCTAssertEqual(rig.loadCount, 3)
            XCTAssertFalse(rig.outputs.isWatching)
            rig.report(.playing)
            XCTAssertEqual(rig.state, .playing)
        }
    }

    func testWithoutAnyOutputTheStateIsTrueAndTheSoundComesBackWithOne() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.fail(.audioOutput)
            rig.fail(.audioOutput)
            XCTAssertEqual(rig.state, .failed(reason: PlaybackFailure(kind: .audioOutput, detail: "").reason))
            XCTAssertTrue(rig.outputs.isWatching)
            rig.clock.advance(by: 3)
            rig.outputs.onOutputAdded?(nil)
            XCTAssertEqual(rig.loadCount, 3)
            XCTAssertEqual(rig.state, .connecting)
        }
    }

    func testThePausePolicyNeverPlaysElsewhere() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(outputLoss: .pause))
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.fail(.audioOutput)
            guard case .failed = rig.state else { return XCTFail("\(rig.state)") }
            XCTAssertFalse(rig.engine.calls.contains(.useOutput(.systemDefault)))
            rig.clock.advance(by: 100)
            XCTAssertEqual(rig.loadCount, 1)
            rig.clock.advance(by: 3)
            rig.outputs.onOutputAdded?(nil)
            XCTAssertEqual(rig.loadCount, 2)
            XCTAssertFalse(rig.outputs.isWatching)
        }
    }

    func testOutputsThatWereThereAlreadyAreNoNews() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(outputLoss: .pause))
            rig.player.play(try TestQueue.stations("a"))
            rig.fail(.audioOutput)
            for _ in 0..<5 { rig.outputs.onOutputAdded?(nil) }
            XCTAssertEqual(rig.loadCount, 1)
        }
    }

    func testAStopEndsTheWaitForAnOutput() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(outputLoss: .pause))
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.fail(.audioOutput)
            rig.player.perform(.stop)
            XCTAssertFalse(rig.outputs.isWatching)
            rig.clock.advance(by: 3)
            rig.outputs.onOutputAdded?(nil)
            XCTAssertEqual(rig.loadCount, 1)
            XCTAssertEqual(rig.state, .stopped)
        }
    }

    func testTheFirstSoundIsNotLouderThanTheCeiling_B117() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(startVolumeCeiling: 0.5), volume: 0.9)
            rig.player.play(try TestQueue.stations("a", "b"))
            XCTAssertEqual(rig.player.nowPlayingInfo.volume, 0.5)
            let calls = rig.engine.calls
            guard let set = calls.firstIndex(of: .setVolume(0.5)),
                let load = calls.firstIndex(where: { if case .load = $0 { true } else { false } })
            else { return XCTFail("\(calls)") }
            XCTAssertLessThan(set, load)
            rig.player.perform(.changeVolume(0.8))
            rig.player.perform(.nextTrack)
            XCTAssertEqual(rig.player.nowPlayingInfo.volume, 0.8)
            let quiet = PlayerRig(policy: PlaybackPolicy(startVolumeCeiling: 0.5), volume: 0.3)
            quiet.player.play(try TestQueue.stations("a"))
            XCTAssertEqual(quiet.player.nowPlayingInfo.volume, 0.3)
        }
    }

    func testWithoutAnyOutputTheFirstThatComesIsTakenAtOnce() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.fail(.noAudioOutput)
            rig.fail(.noAudioOutput)
            let words = PlaybackFailure(kind: .noAudioOutput, detail: "").reason
            XCTAssertEqual(rig.state, .failed(reason: words))
            XCTAssertTrue(words.hasPrefix("No sound output was found."))
            let before = rig.loadCount
            rig.clock.advance(by: 0.5)
            rig.outputs.onOutputAdded?(nil)
            XCTAssertEqual(rig.loadCount, before + 1)
            rig.report(.playing)
            XCTAssertEqual(rig.state, .playing)
            XCTAssertFalse(rig.outputs.isWatching)
        }
    }

    func testDuckingIsHeardAndNotShownAndEndsWithTheLastWhoAsked() throws {
        MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(duckedVolume: 0.5), volume: 0.8)
            rig.player.duck(for: "navigator")
            rig.player.duck(for: "phone")
            XCTAssertEqual(rig.engine.calls.suffix(1), [.duck(to: 0.5)])
            rig.player.perform(.changeVolume(0.6))
            XCTAssertEqual(rig.engine.calls.last, .setVolume(0.6))
            XCTAssertEqual(rig.player.nowPlayingInfo.volume, 0.6)
            rig.player.unduck(for: "phone")
            XCTAssertEqual(rig.engine.calls.filter { $0 == .duck(to: 1) }, [], "the navigator still speaks")
            rig.player.unduck(for: "navigator")
            XCTAssertEqual(rig.engine.calls.last, .duck(to: 1))
            let before = rig.engine.calls.count
            rig.player.unduck(for: "nobody")
            XCTAssertEqual(rig.engine.calls.count, before)
        }
    }
}
