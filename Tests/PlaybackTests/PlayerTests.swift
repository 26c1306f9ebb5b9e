import Playback
import Templates
import XCTest

final class PlayerTests: XCTestCase {
    func testThePlayerCarriesEffectsOutAndFollowsEvents() throws {
        try MainActor.assumeIsolated {
            let engine = FakeEngine()
            let player = Player(engine: engine, volume: 0.5)
            player.play(try TestQueue.stations("a", "b"))
            engine.onEvent?(.playing, LoadID(1))
            player.perform(.nextTrack)
            player.perform(.stop)
            XCTAssertEqual(
                engine.calls,
                [
                    .setVolume(0.5), .load(uri: "http://radio.example/a", id: LoadID(1), isLiveStream: true),
                    .load(uri: "http://radio.example/b", id: LoadID(2), isLiveStream: true), .stop,
                ])
            XCTAssertEqual(player.nowPlayingInfo.playbackState, .stopped)
            XCTAssertEqual(player.queue?.index, 1)
        }
    }

    func testAnObserverGetsTheValueAtOnceAndThenChangesOnly() throws {
        try MainActor.assumeIsolated {
            let player = Player(engine: FakeEngine())
            var states: [PlaybackState] = []
            let observation = player.observe { states.append($0.playbackState) }
            XCTAssertEqual(states, [.idle])
            player.perform(.nextTrack)
            player.perform(.changeVolume(1))
            XCTAssertEqual(states, [.idle])
            player.play(try TestQueue.stations("a"))
            player.play(try TestQueue.stations("a"))
            XCTAssertEqual(states, [.idle, .connecting])
            observation.cancel()
        }
    }

    func testTheSameTitleAgainIsNoChange() throws {
        try MainActor.assumeIsolated {
            let engine = FakeEngine()
            let player = Player(engine: engine)
            player.play(try TestQueue.stations("a"))
            var count = 0
            let observation = player.observe { _ in count += 1 }
            for _ in 1...5 { engine.onEvent?(.tags(StreamTags(title: "A - B")), LoadID(1)) }
            XCTAssertEqual(count, 2)
            observation.cancel()
        }
    }

    func testLettingGoOfTheObservationOrCancellingItEndsTheCalls() throws {
        try MainActor.assumeIsolated {
            let player = Player(engine: FakeEngine())
            var released = 0
            var cancelled = 0
            var kept = 0
            var observation: Observation? = player.observe { _ in released += 1 }
            let other = player.observe { _ in cancelled += 1 }
            let third = player.observe { _ in kept += 1 }
            _ = observation
            observation = nil
            other.cancel()
            other.cancel()
            player.play(try TestQueue.stations("a"))
            XCTAssertEqual([released, cancelled, kept], [1, 1, 2])
            third.cancel()
        }
    }

    func testObserversThatCommandSeeTheValuesInOneOrder() throws {
        try MainActor.assumeIsolated {
            let player = Player(engine: FakeEngine())
            var first: [String?] = []
            var second: [String?] = []
            let one = player.observe { info in
                first.append(info.itemIdentifier)
                if info.itemIdentifier == "a" { player.perform(.nextTrack) }
            }
            let two = player.observe { second.append($0.itemIdentifier) }
            player.play(try TestQueue.stations("a", "b"))
            XCTAssertEqual(first, [nil, "a", "b"])
            XCTAssertEqual(second, first)
            one.cancel()
            two.cancel()
        }
    }

    func testAnObserverThatCommandsInItsFirstCallSeesTheResult() throws {
        try MainActor.assumeIsolated {
            let player = Player(engine: FakeEngine())
            let queue = try TestQueue.stations("a")
            var seen: [PlaybackState] = []
            let observation = player.observe { info in
                seen.append(info.playbackState)
                if info.playbackState == .idle { player.play(queue) }
            }
            XCTAssertEqual(seen, [.idle, .connecting])
            observation.cancel()
        }
    }

    func testObserversMayComeAndGoDuringACall() throws {
        try MainActor.assumeIsolated {
            let player = Player(engine: FakeEngine())
            var log: [String] = []
            var victim: Observation?
            var newcomer: Observation?
            let killer = player.observe { info in
                guard info.playbackState == .connecting else { return }
                log.append("killer")
                victim = nil
                newcomer = player.observe { log.append("newcomer \($0.playbackState)") }
            }
            victim = player.observe { if $0.playbackState == .connecting { log.append("victim") } }
            XCTAssertNotNil(victim)
            player.play(try TestQueue.stations("a"))
            player.perform(.stop)
            XCTAssertEqual(log, ["killer", "newcomer connecting", "newcomer stopped"])
            XCTAssertNotNil(newcomer)
            killer.cancel()
        }
    }

    func testAnEngineMayAnswerWithinTheCall() throws {
        try MainActor.assumeIsolated {
            let engine = FakeEngine()
            let player = Player(engine: engine)
            engine.answerToLoad = .failed(PlaybackFailure(kind: .badAddress, detail: ""))
            var states: [PlaybackState] = []
            let observation = player.observe { states.append($0.playbackState) }
            player.play(try TestQueue.stations("a"))
            XCTAssertEqual(states.count, 3)
            XCTAssertEqual(states.dropFirst().first, .connecting)
            XCTAssertEqual(
                states.last, .failed(reason: PlaybackFailure(kind: .badAddress, detail: "").reason))
            observation.cancel()
        }
    }

    func testMilestonesOfThePresentLoadAreTold() throws {
        try MainActor.assumeIsolated {
            let engine = FakeEngine()
            let player = Player(engine: engine)
            var milestones: [PlaybackMilestone] = []
            let observation = player.observeMilestones { milestones.append($0) }
            player.play(try TestQueue.stations("a", "b"))
            player.perform(.nextTrack)
            engine.onEvent?(.firstAudio(time: 1), LoadID(1))
            engine.onEvent?(.firstAudio(time: 2), LoadID(2))
            let failure = PlaybackFailure(kind: .other, detail: "words")
            engine.onEvent?(.failed(failure), LoadID(2))
            engine.onEvent?(.failed(failure), LoadID(2))
            XCTAssertEqual(
                milestones,
                [
                    .playRequested(uri: "http://radio.example/a"), .playRequested(uri: "http://radio.example/b"),
                    .firstAudio(time: 2), .failed(failure),
                ])
            observation.cancel()
        }
    }

    func testAPlayerThatIsLetGoOfGoesAway() throws {
        try MainActor.assumeIsolated {
            let engine = FakeEngine()
            var player: Player? = Player(engine: engine)
            weak let weakPlayer = player
            let observation = player?.observe { _ in }
            player?.play(try TestQueue.stations("a"))
            player = nil
            XCTAssertNil(weakPlayer)
            engine.onEvent?(.playing, LoadID(1))
            observation?.cancel()
        }
    }
}
