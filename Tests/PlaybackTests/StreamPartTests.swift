import Playback
import Templates
import XCTest

/// Chained Ogg: each song is a stream of its own (B092).
final class StreamPartTests: XCTestCase {
    func testTheTitleOfTheNextPartComesAtOnce() throws {
        try MainActor.assumeIsolated {
            let rig = try Self.part()
            rig.report(.tags(StreamTags(title: "Second")))
            XCTAssertEqual(rig.player.nowPlayingInfo.title, "Second")
            XCTAssertNil(rig.player.nowPlayingInfo.artist)
            rig.clock.advance(by: 1)
            XCTAssertEqual(rig.player.nowPlayingInfo.title, "Second")
        }
    }

    func testAPartWithoutATitleKeepsNothingOfTheLastOneForLongerThanAFifthOfASecond() throws {
        try MainActor.assumeIsolated {
            let rig = try Self.part()
            rig.report(.tags(StreamTags(audioCodec: "Vorbis")))
            rig.clock.advance(by: 0.2)
            XCTAssertNil(rig.player.nowPlayingInfo.title)
            XCTAssertNil(rig.player.nowPlayingInfo.artist)
        }
    }

    func testTheFirstPartIsNoNews() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            // Tags may come before the message that the stream has started.
            rig.report(.tags(StreamTags(title: "First")))
            rig.report(.streamStarted)
            rig.report(.playing)
            rig.clock.advance(by: 1)
            XCTAssertEqual(rig.player.nowPlayingInfo.title, "First")
        }
    }

    /// A station that has just begun its second part.
    @MainActor
    private static func part() throws -> PlayerRig {
        let rig = PlayerRig()
        rig.player.play(try TestQueue.stations("a"))
        rig.report(.streamStarted)
        rig.report(.playing)
        rig.report(.tags(StreamTags(title: "First", artist: "Somebody")))
        rig.clock.advance(by: 1)
        XCTAssertEqual(rig.player.nowPlayingInfo.title, "First")
        rig.report(.streamStarted)
        return rig
    }
}
