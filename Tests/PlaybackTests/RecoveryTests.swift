import Playback
import Templates
import XCTest

final class RecoveryTests: XCTestCase {
    func testALostStationIsTriedAt0_1_2_4_8_15_15SecondsForAsLongAsItTakes() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.play(seconds: 20)
            var waits: [Double] = []
            for _ in 0..<9 {
                let before = rig.loadCount
                rig.fail(.connectionLost)
                var wait = 0.0
                while rig.loadCount == before, wait < 100 {
                    rig.clock.advance(by: 0.5)
                    wait += 0.5
                }
                waits.append(wait)
                XCTAssertEqual(rig.state, .reconnecting(since: 20_000_000_000))
            }
            XCTAssertEqual(waits, [0, 1, 2, 4, 8, 15, 15, 15, 15])
            rig.report(.playing)
            XCTAssertEqual(rig.state, .playing)
        }
    }

    func testReconnectingIsOneValueHoweverLongItLasts() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.clock.advance(by: 3)
            let before = rig.values.count
            for _ in 0..<5 {
                rig.fail(.connectionLost)
                rig.report(.buffering(percent: 20))
                rig.clock.advance(by: 16)
            }
            XCTAssertEqual(rig.values.count, before + 1)
            XCTAssertEqual(rig.state.secondsReconnecting(at: rig.clock.now), 80)
            XCTAssertNil(PlaybackState.playing.secondsReconnecting(at: 5))
        }
    }

    func testWhateverAServerSaysAfterItPlayedItIsTriedAgain() throws {
        for kind in [PlaybackFailure.Kind.httpStatus(404), .httpStatus(503), .notAudio, .hostNotFound, .notAuthorized] {
            try MainActor.assumeIsolated {
                let rig = PlayerRig()
                rig.player.play(try TestQueue.stations("a"))
                rig.report(.playing)
                rig.fail(kind)
                XCTAssertEqual(rig.loadCount, 2)
                XCTAssertEqual(rig.state, .reconnecting(since: 0))
            }
        }
    }

    func testAUsersFaultEndsAStartAtOnceAndIsNotTriedAgain() throws {
        for kind in [
            PlaybackFailure.Kind.badAddress, .httpStatus(404), .notAuthorized, .missingDecoder("AAC decoder"),
            .notAudio,
        ] {
            try MainActor.assumeIsolated {
                let rig = PlayerRig()
                rig.player.play(try TestQueue.stations("a"))
                rig.fail(kind)
                XCTAssertEqual(rig.state, .failed(reason: PlaybackFailure(kind: kind, detail: "").reason))
                rig.clock.advance(by: 100)
                rig.network.onChange?(true)
                XCTAssertEqual(rig.loadCount, 1)
                XCTAssertEqual(rig.clock.waitingCount, 0)
            }
        }
    }

    func testAStationThatNeverStartedFailsAfterThirtySecondsWithTheNetworksFault() throws {
        for kind in [PlaybackFailure.Kind.connectionLost, .hostNotFound, .httpStatus(503)] {
            try MainActor.assumeIsolated {
                let rig = PlayerRig()
                rig.player.play(try TestQueue.stations("a"))
                for _ in 0..<29 {
                    rig.fail(kind)
                    rig.clock.advance(by: 1)
                    XCTAssertEqual(rig.state, .connecting)
                }
                rig.clock.advance(by: 1)
                XCTAssertEqual(rig.state, .failed(reason: PlaybackFailure(kind: kind, detail: "").reason))
                XCTAssertEqual(rig.clock.waitingCount, 0)
            }
        }
    }

    func testAServerThatSaysNothingFailsAfterThirtySeconds() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.clock.advance(by: 29.9)
            XCTAssertEqual(rig.state, .connecting)
            rig.clock.advance(by: 0.2)
            XCTAssertEqual(rig.state, .failed(reason: PlaybackFailure(kind: .noAnswer, detail: "").reason))
        }
    }

    func testASlowStationThatIsArrivingIsNotGivenUp() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            for percent in 1...50 {
                rig.clock.advance(by: 1)
                rig.report(.buffering(percent: percent))
            }
            XCTAssertEqual(rig.state, .buffering(percent: 50))
            rig.clock.advance(by: 25)
            guard case .failed = rig.state else { return XCTFail("\(rig.state)") }
        }
    }

    func testStoppingEndsAllAttempts() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.fail(.connectionLost)
            rig.fail(.connectionLost)
            XCTAssertGreaterThan(rig.clock.waitingCount, 0)
            rig.player.perform(.stop)
            XCTAssertEqual(rig.clock.waitingCount, 0)
            rig.network.onChange?(true)
            rig.clock.advance(by: 100)
            XCTAssertEqual(rig.loadCount, 2)
            XCTAssertEqual(rig.state, .stopped)
        }
    }

    func testTheNetworksReturnEndsTheWaitAtOnce() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            for _ in 0..<5 {
                rig.fail(.connectionLost)
                rig.clock.advance(by: 8)
            }
            rig.fail(.connectionLost)
            let before = rig.loadCount
            rig.network.onChange?(false)
            XCTAssertEqual(rig.loadCount, before)
            rig.network.onChange?(true)
            XCTAssertEqual(rig.loadCount, before + 1)
            rig.network.onChange?(true)
            XCTAssertEqual(rig.loadCount, before + 1, "a fresh attempt is given its time")
            rig.clock.advance(by: 3)
            rig.network.onChange?(true)
            XCTAssertEqual(rig.loadCount, before + 2, "an attempt on the old way is not")
        }
    }

    func testAStationThatFailedForWantOfANetworkStartsWhenThatComes_B096() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.fail(.hostNotFound)
            rig.clock.advance(by: 31)
            guard case .failed = rig.state else { return XCTFail("\(rig.state)") }
            let before = rig.loadCount
            rig.network.onChange?(true)
            XCTAssertEqual(rig.loadCount, before + 1)
            XCTAssertEqual(rig.state, .connecting)
        }
    }

    func testAStationThatDropsAgainAndAgainIsNotHammered() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            rig.play(seconds: 20)
            rig.fail(.connectionLost)
            rig.report(.playing)
            rig.play(seconds: 1)
            let before = rig.loadCount
            rig.fail(.connectionLost)
            XCTAssertEqual(rig.loadCount, before, "the second loss in a row waits a second")
            rig.clock.advance(by: 1)
            rig.report(.playing)
            rig.play(seconds: 11)
            let later = rig.loadCount
            rig.fail(.connectionLost)
            XCTAssertEqual(rig.loadCount, later + 1, "a loss after stable sound is a first one")
        }
    }

    func testTheTitleSurvivesAGapAndGoesWithAStationThatTellsNone() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.tags(StreamTags(title: "A - B")))
            rig.report(.playing)
            rig.fail(.connectionLost)
            XCTAssertEqual(rig.player.nowPlayingInfo.title, "B")
            rig.report(.tags(StreamTags(title: "A - B")))
            rig.report(.playing)
            XCTAssertEqual(rig.player.nowPlayingInfo.title, "B")
            XCTAssertTrue(rig.values.suffix(2).allSatisfy { $0.title == "B" })
            rig.play(seconds: 11)
            rig.fail(.connectionLost)
            rig.report(.playing)
            XCTAssertNil(rig.player.nowPlayingInfo.title)
        }
    }

    func testSwitchingAwayLeavesNoAttemptBehind() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a", "b"))
            rig.report(.playing)
            rig.fail(.connectionLost)
            rig.fail(.connectionLost)
            rig.player.perform(.nextTrack)
            XCTAssertEqual(rig.state, .connecting)
            rig.report(.playing)
            let before = rig.loadCount
            rig.play(seconds: 60)
            XCTAssertEqual(rig.loadCount, before)
            XCTAssertEqual(rig.engine.addresses.last, "http://radio.example/b")
        }
    }

    func testAnUntrustedCertificateFailsAtOnceAndIsTriedAgainWithTheNetwork() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.fail(.untrustedCertificate(host: "radio.example"))
            XCTAssertEqual(
                rig.state,
                .failed(
                    reason: "The certificate of radio.example isn't trusted. "
                        + "Check that the date and time of this computer are right."))
            XCTAssertEqual(rig.loadCount, 1)
            // A clock without a battery is set as soon as there is a network.
            rig.network.onChange?(true)
            XCTAssertEqual(rig.loadCount, 2)
        }
    }

    func testEndlessRedirectionsAreNotTriedAgain() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.fail(.tooManyRedirections)
            guard case .failed = rig.state else { return XCTFail("\(rig.state)") }
            rig.clock.advance(by: 30)
            XCTAssertEqual(rig.loadCount, 1)
        }
    }
}
