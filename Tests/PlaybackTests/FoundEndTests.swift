import Playback
import Templates
import XCTest

/// Addresses in no list, of which only the server knows whether they have an end.
final class FoundEndTests: XCTestCase {
    private static let address = PlayableItem(
        identifier: "http://pod.example/1.mp3", uri: "http://pod.example/1.mp3", title: "1.mp3", isLiveStream: true,
        mayBeFinite: true)

    func testWhatHasALengthAndCanBeSoughtInIsAPodcast() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.make([Self.address]))
            XCTAssertEqual(rig.engine.calls.last, .load(uri: Self.address.uri, id: LoadID(1), isLiveStream: false))
            rig.report(.playing)
            XCTAssertTrue(rig.player.nowPlayingInfo.isLiveStream)
            XCTAssertEqual(rig.engine.calls.last, .reportProgress)
            rig.report(.progress(PlaybackProgress(position: 0, duration: 600, isSeekable: true)))
            XCTAssertFalse(rig.player.nowPlayingInfo.isLiveStream)
            XCTAssertEqual(rig.player.nowPlayingInfo.playbackDuration, 600)
            rig.player.perform(.changePlaybackPosition(300))
            XCTAssertEqual(rig.engine.calls.last, .seek(to: 300))
            rig.player.perform(.pause)
            XCTAssertEqual(rig.state, .paused)
            // Chosen again it is what it was found to be.
            rig.player.play(try TestQueue.make([Self.address]))
            XCTAssertFalse(rig.player.nowPlayingInfo.isLiveStream)
            rig.player.perform(.stop)
            rig.player.play(try TestQueue.make([Self.address]))
            XCTAssertEqual(rig.engine.calls.last, .seek(to: 300), "it is gone on with where it was left")
        }
    }

    func testAStationStaysOneWhateverLengthItPromises() throws {
        try MainActor.assumeIsolated {
            for (item, progress) in [
                (Self.address, PlaybackProgress(position: 0, duration: 600, isSeekable: false)),
                (Self.address, PlaybackProgress(position: 0, isSeekable: true)),
                (TestQueue.station("a"), PlaybackProgress(position: 0, duration: 600, isSeekable: true)),
            ] {
                let rig = PlayerRig()
                rig.player.play(try TestQueue.make([item]))
                rig.report(.playing)
                rig.report(.progress(progress))
                XCTAssertTrue(rig.player.nowPlayingInfo.isLiveStream)
                rig.player.perform(.pause)
                XCTAssertEqual(rig.state, .stopped)
            }
        }
    }
}
