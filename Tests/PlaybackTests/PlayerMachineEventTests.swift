import Playback
import Templates
import XCTest

final class PlayerMachineEventTests: XCTestCase {
    func testTheFirstFillOfTheBufferIsShownUntilThereIsSound() throws {
        var machine = PlayerMachine()
        _ = machine.handle(.play(try TestQueue.stations("a")))
        var states: [PlaybackState] = []
        for event in [
            AudioEngineEvent.buffering(percent: 0), .buffering(percent: 60), .buffering(percent: 100),
            .firstAudio(time: 1), .playing,
        ] {
            machine.handle(event)
            states.append(machine.nowPlayingInfo.playbackState)
        }
        XCTAssertEqual(
            states,
            [
                .buffering(percent: 0), .buffering(percent: 60), .buffering(percent: 100), .buffering(percent: 100),
                .playing,
            ])
    }

    func testAGapShowsTheBufferAndGoesBackToPlaying() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a"))
        XCTAssertEqual(machine.handle(.buffering(percent: 30)), [])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .buffering(percent: 30))
        machine.handle(.playing)
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .buffering(percent: 30), "the buffer is not full yet")
        machine.handle(.buffering(percent: 100))
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .playing)
    }

    func testAFillLevelOutOfRangeIsClamped() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a"))
        machine.handle(.buffering(percent: -5))
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .buffering(percent: 0))
        machine.handle(.buffering(percent: 250))
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .playing)
    }

    func testAPauseIsNotUndoneByEventsOnTheirWay() throws {
        var machine = PlayerMachine.playing(try TestQueue.files("a"))
        _ = machine.handle(.command(.pause))
        for event in [AudioEngineEvent.playing, .buffering(percent: 10), .buffering(percent: 100), .paused] {
            XCTAssertEqual(machine.handle(event), [])
            XCTAssertEqual(machine.nowPlayingInfo.playbackState, .paused)
        }
    }

    func testAStationThatEndsHasClosedTheConnectionAndIsReachedAgain_B082() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a", "b"))
        XCTAssertEqual(
            machine.handle(.endOfStream), [.load(uri: "http://radio.example/a", id: LoadID(2), isLiveStream: true)])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .reconnecting(since: 0))
        XCTAssertEqual(machine.nowPlayingInfo.itemIdentifier, "a")
    }

    func testAFileThatEndsGoesOnToTheNextAndTheLastOneStops() throws {
        var machine = PlayerMachine.playing(try TestQueue.files("a", "b"))
        XCTAssertEqual(
            machine.handle(.endOfStream), [.load(uri: "file:///b.ogg", id: LoadID(2), isLiveStream: false)])
        machine.handle(.playing, of: 2)
        XCTAssertEqual(machine.handle(.endOfStream, of: 2), [.stop])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .stopped)
        XCTAssertEqual(machine.nowPlayingInfo.itemIdentifier, "b")
    }

    func testAFileThatStartsOverGoesBackToItsStartAndPlaysOn() throws {
        var file = TestQueue.file("a")
        file.startsOver = true
        var machine = PlayerMachine.playing(try TestQueue.make([file, TestQueue.file("b")]))
        machine.handle(.firstAudio(time: 1))
        machine.handle(.tags(StreamTags(title: "A - B")))
        let before = machine.nowPlayingInfo
        XCTAssertEqual(machine.handle(.endOfStream), [.seek(to: 0)])
        XCTAssertEqual(machine.handle(.playing), [])
        XCTAssertEqual(machine.nowPlayingInfo, before)
        XCTAssertEqual(before.playbackState, .playing)
        XCTAssertEqual(machine.handle(.endOfStream), [.seek(to: 0)])
    }

    func testAFileWithoutSoundDoesNotStartOverForEver() throws {
        var file = TestQueue.file("a")
        file.startsOver = true
        var machine = PlayerMachine.playing(try TestQueue.make([file]))
        XCTAssertEqual(machine.handle(.endOfStream), [.stop])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .stopped)
    }

    func testAFailureSaysWhyInWordsAndLetsGoOfTheEngine() throws {
        var machine = PlayerMachine()
        _ = machine.handle(.play(try TestQueue.stations("a")))
        machine.handle(.tags(StreamTags(title: "A - B")))
        let failure = PlaybackFailure(kind: .httpStatus(404), detail: "GStreamer's own text")
        XCTAssertEqual(machine.handle(.failed(failure)), [.stop])
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .failed(reason: failure.reason))
        XCTAssertNil(machine.nowPlayingInfo.title)
        XCTAssertEqual(machine.handle(.playing), [], "what comes after a failure is too late")
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .failed(reason: failure.reason))
    }

    func testNothingOfTheLastStationStaysAfterASwitch() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a", "b"))
        machine.handle(.tags(StreamTags(title: "Artist - Title")))
        XCTAssertEqual(machine.nowPlayingInfo.title, "Title")
        _ = machine.handle(.command(.nextTrack))
        XCTAssertNil(machine.nowPlayingInfo.title)
        XCTAssertNil(machine.nowPlayingInfo.artist)
        XCTAssertEqual(machine.nowPlayingInfo.itemTitle, "Station b")
    }

    func testLateEventsOfAnEarlierLoadAreDropped() throws {
        let late: [AudioEngineEvent] = [
            .tags(StreamTags(title: "Old - Song")), .playing, .buffering(percent: 5), .endOfStream,
            .failed(PlaybackFailure(kind: .other, detail: "")), .paused, .firstAudio(time: 1),
        ]
        for event in late {
            var machine = PlayerMachine.playing(try TestQueue.stations("a", "b"))
            _ = machine.handle(.command(.nextTrack))
            let before = machine.nowPlayingInfo
            XCTAssertEqual(machine.handle(event, of: 1), [])
            XCTAssertEqual(machine.nowPlayingInfo, before)
        }
    }

    func testEventsOfThePresentLoadCount() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a", "b"))
        _ = machine.handle(.command(.nextTrack))
        machine.handle(.tags(StreamTags(title: "New - Song")), of: 2)
        machine.handle(.playing, of: 2)
        XCTAssertEqual(machine.nowPlayingInfo.artist, "New")
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .playing)
    }

    func testEventsAfterAStopAreDropped() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a"))
        _ = machine.handle(.command(.stop))
        machine.handle(.tags(StreamTags(title: "Late - Song")))
        machine.handle(.playing)
        XCTAssertNil(machine.nowPlayingInfo.title)
        XCTAssertEqual(machine.nowPlayingInfo.playbackState, .stopped)
    }

    func testTheStationsOwnNameNeverReplacesTheLists() throws {
        var machine = PlayerMachine.playing(try TestQueue.stations("a"))
        machine.handle(.tags(StreamTags(organization: "This is my server name")))
        XCTAssertEqual(machine.nowPlayingInfo.itemTitle, "Station a")
        XCTAssertNil(machine.nowPlayingInfo.title)
    }
}
