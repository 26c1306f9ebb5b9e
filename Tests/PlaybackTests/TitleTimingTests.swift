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
            XCTAssertTrue((49...53).contains(rig.values.count - before), "\(rig.values.count - before)")
            XCTAssertEqual(rig.player.nowPlayingInfo.title, "Title 999")
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
