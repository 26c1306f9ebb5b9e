import Playback
import Templates
import XCTest

final class TitleTimingTests: XCTestCase {
    func testATitleIsShownAtOnce() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.tags(StreamTags(title: "A - B")))
            XCTAssertEqual(rig.player.nowPlayingInfo.title, "B")
        }
    }

    func testTitlesThatChangeAllTheTimeAreShownFiveTimesASecondAndTheLastOneStays_B062() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a"))
            rig.report(.playing)
            let before = rig.values.count
            for number in 0..<1000 {
                rig.report(.tags(StreamTags(title: "Title \(number)")))
                rig.clock.advance(by: 0.01)
            }
            rig.clock.advance(by: 1)
            XCTAssertTrue((49...52).contains(rig.values.count - before), "\(rig.values.count - before)")
            XCTAssertEqual(rig.player.nowPlayingInfo.title, "Title 999")
        }
    }

    func testWithoutAClockNoTitleWaits() throws {
        try MainActor.assumeIsolated {
            let engine = FakeEngine()
            let player = Player(engine: engine)
            player.play(try TestQueue.stations("a"))
            for title in ["One", "Two", "Three"] {
                engine.onEvent?(.tags(StreamTags(title: title)), LoadID(1))
                XCTAssertEqual(player.nowPlayingInfo.title, title)
            }
        }
    }

    func testATitleThatWaitsDoesNotReachTheNextStation_B100() throws {
        try MainActor.assumeIsolated {
            let rig = PlayerRig()
            rig.player.play(try TestQueue.stations("a", "b"))
            rig.report(.tags(StreamTags(title: "One")))
            rig.report(.tags(StreamTags(title: "Two")))
            rig.player.perform(.nextTrack)
            rig.clock.advance(by: 2)
            XCTAssertNil(rig.player.nowPlayingInfo.title)
        }
    }
}
