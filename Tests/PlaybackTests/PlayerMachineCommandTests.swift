import Playback
import Templates
import XCTest

final class PlayerMachineCommandTests: XCTestCase {
    func testChoosingAStationLoadsItAndConnects() throws {
        var machine = PlayerMachine()
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .idle)
        let effects = machine.handle(.play(try TestQueue.stations("a", "b", at: 1)))
        XCTAssertEqual(effects, [.load(uri: "http://radio.example/b", id: LoadID(1), isLiveStream: true)])
        let info = machine.nowPlayingInfo
        XCTAssertEqual(info.playbackState, .connecting)
        XCTAssertEqual(info.itemIdentifier, "b")
        XCTAssertEqual(info.itemTitle, "Station b")
        XCTAssertEqual(info.itemSubtitle, "About b")
        XCTAssertEqual(info.queueIndex, 1)
        XCTAssertEqual(info.queueCount, 2)
    }

    func testChoosingTheStationThatPlaysDoesNotRestartItAndTakesOverTheNewList() throws {
        for event in [AudioEngineEvent.playing, .buffering(percent: 20), .firstAudio(time: 1)] {
            var machine = PlayerMachine()
            _ = machine.handle(.play(try TestQueue.stations("a", "b")))
            machine.handle(event)
            XCTAssertEqual(machine.handle(.play(try TestQueue.stations("x", "a", at: 1))), [])
            XCTAssertEqual(machine.queue?.items.map(\.identifier), ["x", "a"])
        }
    }

    func testChoosingTheSameStationAfterAStopOrAFailureRestartsIt() throws {
        let queue = try TestQueue.stations("a")
        let load = PlayerEffect.load(uri: "http://radio.example/a", id: LoadID(2), isLiveStream: true)
        var stopped = PlayerMachine.playing(queue)
        _ = stopped.handle(.command(.stop))
        XCTAssertEqual(stopped.handle(.play(queue)), [load])
        var failed = PlayerMachine()
        _ = failed.handle(.play(queue))
        failed.handle(.failed(PlaybackFailure(kind: .httpStatus(404), detail: "")))
        XCTAssertEqual(failed.handle(.play(queue)), [load])
    }

    func testTheSameStationAtAnotherAddressIsLoaded() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a"))
        var moved = TestQueue.station("a")
        moved.uri = "http://radio.example/elsewhere"
        XCTAssertEqual(
            machine.handle(.play(try TestQueue.make([moved]))),
            [.load(uri: moved.uri, id: LoadID(2), isLiveStream: true)])
    }

    func testPausingALiveStreamStopsItAndPlayingIsANewLoad() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a"))
        XCTAssertEqual(machine.handle(.command(.pause)), [.stop])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .stopped)
        XCTAssertEqual(
            machine.handle(.command(.play)), [.load(uri: "http://radio.example/a", id: LoadID(2), isLiveStream: true)])
    }

    func testPausingAFileKeepsItAndPlayingResumes() throws {
        var machine = PlayerMachine.playing(try TestQueue.files("a"))
        XCTAssertEqual(machine.handle(.command(.pause)), [.pause])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .paused)
        XCTAssertEqual(machine.handle(.command(.play)), [.resume])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .playing)
    }

    func testAFilePausedOnItsWayToTheSoundConnectsOnPlay() throws {
        var machine = PlayerMachine()
        _ = machine.handle(.play(try TestQueue.files("a")))
        XCTAssertEqual(machine.handle(.command(.pause)), [.pause])
        XCTAssertEqual(machine.handle(.command(.play)), [.resume])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .connecting)
    }

    func testToggleFollowsTheState() throws {
        var machine = PlayerMachine.playing(try TestQueue.files("a"))
        XCTAssertEqual(machine.handle(.command(.togglePlayPause)), [.pause])
        XCTAssertEqual(machine.handle(.command(.togglePlayPause)), [.resume])
        XCTAssertEqual(machine.handle(.command(.stop)), [.stop])
        let load = { PlayerEffect.load(uri: "file:///a.ogg", id: LoadID($0), isLiveStream: false) }
        XCTAssertEqual(machine.handle(.command(.togglePlayPause)), [load(2)])
        machine.handle(.failed(PlaybackFailure(kind: .other, detail: "")), of: 2)
        XCTAssertEqual(machine.handle(.command(.togglePlayPause)), [load(3)])
    }

    func testCommandsWithoutAQueueDoNothing() {
        var machine = PlayerMachine()
        for command in [RemoteCommand.play, .pause, .togglePlayPause, .stop, .nextTrack, .previousTrack] {
            XCTAssertEqual(machine.handle(.command(command)), [])
            XCTAssertEqual(machine.nowPlayingInfo.playbackState, .idle)
        }
    }

    func testCommandsThatChangeNothingDoNothing() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a"))
        XCTAssertEqual(machine.handle(.command(.play)), [])
        XCTAssertEqual(machine.handle(.command(.stop)), [.stop])
        XCTAssertEqual(machine.handle(.command(.stop)), [])
        XCTAssertEqual(machine.handle(.command(.pause)), [])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .stopped)
    }

    func testStopTakesAFailuresMessageAway() throws {
        var machine = PlayerMachine()
        _ = machine.handle(.play(try TestQueue.stations("a")))
        machine.handle(.failed(PlaybackFailure(kind: .other, detail: "")))
        XCTAssertEqual(machine.handle(.command(.stop)), [])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .stopped)
    }

    func testNextAndPreviousGoRoundTheQueue() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a", "b", "c"))
        var visited: [String?] = []
        for command in [RemoteCommand.nextTrack, .nextTrack, .nextTrack, .previousTrack, .previousTrack] {
            XCTAssertEqual(machine.handle(.command(command)).count, 1)
            visited.append(machine.nowPlayingInfo.itemIdentifier)
            XCTAssertEqual(machine.nowPlayingInfo.playbackState, .connecting)
        }
        XCTAssertEqual(visited, ["b", "c", "a", "c", "b"])
    }

    func testNextPlaysFromAStop() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a", "b"))
        _ = machine.handle(.command(.stop))
        XCTAssertEqual(
            machine.handle(.command(.nextTrack)),
            [.load(uri: "http://radio.example/b", id: LoadID(2), isLiveStream: true)])
    }

    func testNextInAQueueOfOneMakesNoGap() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a"))
        XCTAssertEqual(machine.handle(.command(.nextTrack)), [])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .playing)
    }

    func testTheVolumeIsClampedAndKeptOverASwitch() throws {
        var machine = PlayerMachine(volume: 0.5)
        for (wanted, volume) in [(0.3, 0.3), (7, 1), (-1, 0), (.infinity, 1), (0.25, 0.25)] {
            XCTAssertEqual(machine.handle(.command(.changeVolume(wanted))), [.setVolume(volume)])
        }
        _ = machine.handle(.play(try TestQueue.stations("a", "b")))
        _ = machine.handle(.command(.nextTrack))
        XCTAssertEqual(machine.nowPlayingInfo.volume, 0.25)
    }

    func testAVolumeThatIsNoNumberOrNoChangeDoesNothing() {
        var machine = PlayerMachine(volume: 0.5)
        XCTAssertEqual(machine.handle(.command(.changeVolume(.nan))), [])
        XCTAssertEqual(machine.handle(.command(.changeVolume(0.5))), [])
        XCTAssertEqual(machine.nowPlayingInfo.volume, 0.5)
        XCTAssertEqual(PlayerMachine(volume: .nan).volume, 1)
    }
}
