import Playback
import Templates
import XCTest

final class ResolvingTests: XCTestCase {
    private static let playlist = "http://radio.example/list.pls"

    func testAPlainStreamIsPlayedWithoutADetour() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig(resolver: FakeResolver([:]))
            rig.player.play(try TestQueue.stations("a"))
            XCTAssertEqual(rig.engine.addresses, ["http://radio.example/a"])
            XCTAssertEqual(rig.state, .connecting)
        }
    }

    func testAPlaylistsEntriesAreTriedInTheirOrder() throws {
        var machine = try Self.machine(loading: Self.playlist)
        let id = LoadID(1)
        let found = ["http://s.example/1", "http://s.example/2"].map {
            AddressCandidate(address: $0, trail: [Self.playlist])
        }
        XCTAssertEqual(
            machine.handle(.resolved(found, id)), [.load(uri: found[0].address, id: id, isLiveStream: true)])
        XCTAssertEqual(
            machine.handle(.failed(PlaybackFailure(kind: .httpStatus(404), detail: ""))),
            [.stop, .resolve(found[1], LoadID(2))])
        XCTAssertEqual(
            machine.handle(.resolved([found[1]], LoadID(2))),
            [.load(uri: found[1].address, id: LoadID(2), isLiveStream: true)])
        machine.handle(.failed(PlaybackFailure(kind: .httpStatus(404), detail: "")), of: 2)
        guard case .failed = machine.nowPlayingInfo.playbackState else { return XCTFail("still trying") }
    }

    func testWhatIsNoSoundIsLookedIntoOnce_B001() throws {
        var machine = try Self.machine(loading: "http://radio.example/stream")
        let asIs = AddressCandidate(address: "http://radio.example/stream")
        _ = machine.handle(.resolved([asIs], LoadID(1)))
        let forced = AddressCandidate(address: asIs.address, needsResolving: true)
        XCTAssertEqual(
            machine.handle(.failed(PlaybackFailure(kind: .notAudio, detail: ""))),
            [.stop, .resolve(forced, LoadID(2))])
        _ = machine.handle(.resolved([asIs], LoadID(2)))
        machine.handle(.failed(PlaybackFailure(kind: .notAudio, detail: "")), of: 2)
        XCTAssertEqual(
            machine.nowPlayingInfo.playbackState,
            .failed(reason: PlaybackFailure(kind: .notAudio, detail: "").reason))
    }

    func testAnAnswerForTheLastStationIsDropped() throws {
        var machine = try Self.machine(loading: Self.playlist)
        _ = machine.handle(.command(.stop))
        XCTAssertEqual(machine.handle(.resolved([AddressCandidate(address: "http://late.example/")], LoadID(1))), [])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .stopped)
    }

    func testAPlaylistThatCannotBeReadEndsWithItsFault() throws {
        var machine = try Self.machine(loading: Self.playlist)
        let failure = PlaybackFailure(kind: .httpStatus(404), detail: "")
        _ = machine.handle(.unresolved(failure, LoadID(1)))
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .failed(reason: failure.reason))
        var other = try Self.machine(loading: Self.playlist)
        _ = other.handle(.unresolved(PlaybackFailure(kind: .connectionLost, detail: ""), LoadID(1)))
        XCTAssertEqual(other.nowPlayingInfo.playbackState, .connecting, "the network may come back")
    }

    func testAnEmptyPlaylistIsNoSound() throws {
        var machine = try Self.machine(loading: Self.playlist)
        _ = machine.handle(.resolved([], LoadID(1)))
        guard case .resolve(let candidate, _) = machine.handle(.resolved([], LoadID(1))).last else {
            guard case .failed = machine.nowPlayingInfo.playbackState else { return XCTFail("nothing said") }
            return
        }
        XCTFail("looks again for \(candidate)")
    }

    private static func machine(loading address: String) throws -> PlayerMachine {
        var machine = PlayerMachine(canResolve: true)
        var station = TestQueue.station("a")
        station.uri = address
        XCTAssertEqual(
            machine.handle(.play(try TestQueue.make([station]))),
            [.resolve(AddressCandidate(address: address), LoadID(1))])
        return machine
    }
}

@MainActor
private final class FakeResolver: AddressResolving {
    private let answers: [String: [AddressCandidate]]

    init(_ answers: [String: [AddressCandidate]]) { self.answers = answers }

    func looksLikePlaylist(_ address: String) -> Bool { answers[address] != nil }

    func resolve(_ candidate: AddressCandidate) async throws(PlaybackFailure) -> [AddressCandidate] {
        answers[candidate.address] ?? []
    }
}
