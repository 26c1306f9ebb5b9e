import Playback
import Templates
import XCTest

/// The picture of a track comes and goes with it, however late the answers are.
final class TrackArtworkTests: XCTestCase {
    func testTheStationsOwnPictureIsThereAtOnceAndTheTracksTakesItsPlace() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            XCTAssertEqual(rig.shown, .file(path: "/logo-a"))
            rig.tell("One", url: "http://u/1")
            XCTAssertEqual(rig.shown, .file(path: "/logo-a"))
            rig.finder.answer("http://u/1", .file(path: "/cover-1"))
            rig.wait { rig.shown == .file(path: "/cover-1") }
            XCTAssertEqual(rig.player.nowPlayingInfo.artwork?.placeholder, "a")
        }
    }

    func testALateAnswerNeverLandsOnTheNextTrack_B101() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            rig.tell("One", url: "http://u/1")
            rig.tell("Two")
            XCTAssertEqual(rig.finder.cancelled, ["http://u/1"])
            rig.finder.answer("http://u/1", .file(path: "/cover-1"))
            rig.settle()
            XCTAssertEqual(rig.shown, .file(path: "/logo-a"))
        }
    }

    func testALateAnswerNeverLandsOnTheNextStation_B101() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            rig.tell("One", url: "http://u/1")
            rig.player.perform(.nextTrack)
            rig.finder.answer("http://u/1", .file(path: "/cover-1"))
            rig.settle()
            XCTAssertEqual(rig.shown, .file(path: "/logo-b"))
        }
    }

    func testAPictureGoesAwayWithItsTrack() throws {
        try MainActor.assumeIsolated {
            for next in ["Two", ""] {
                let rig = try ArtworkRig()
                rig.tell("One", url: "http://u/1")
                rig.finder.answer("http://u/1", .file(path: "/cover-1"))
                rig.wait { rig.shown == .file(path: "/cover-1") }
                rig.tell(next)
                XCTAssertEqual(rig.shown, .file(path: "/logo-a"))
            }
        }
    }

    func testTheSameAddressIsLookedAtAgainForTheNextTrack() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            rig.tell("One", url: "http://u/now")
            rig.finder.answer("http://u/now", .file(path: "/cover-1"))
            rig.wait { rig.shown == .file(path: "/cover-1") }
            rig.clock.advance(by: 10)
            rig.tell("Two", url: "http://u/now")
            XCTAssertEqual(rig.shown, .file(path: "/logo-a"))
            rig.settle()
            XCTAssertEqual(rig.finder.tracks, ["One", "Two"])
        }
    }

    func testWhatIsNoPictureLeavesTheStationsOwn_B049() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            rig.tell("One", url: "http://u/page")
            rig.finder.answer("http://u/page", nil)
            rig.settle()
            XCTAssertEqual(rig.shown, .file(path: "/logo-a"))
        }
    }

    func testATitleThatIsToldAgainIsNotSearchedAgain() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            for _ in 0..<5 {
                rig.tell("One", url: "http://u/1")
                rig.clock.advance(by: 10)
            }
            rig.settle()
            XCTAssertEqual(rig.finder.tracks, ["One"])
        }
    }

    func testARunningClockInTheTitleSearchesOnce_B062() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            for second in 10..<30 {
                rig.tell("One 3:\(second) / 4:00", url: "http://u/1")
                rig.clock.advance(by: 1)
            }
            rig.settle()
            XCTAssertEqual(rig.finder.tracks, ["One /"])
        }
    }

    func testTitlesThatChangeAllTheTimeAreSearchedEveryTwoSeconds_B062() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            for number in 0..<100 {
                rig.tell("Title \(number)", url: "http://u/1")
                rig.clock.advance(by: 0.1)
                rig.settle()
            }
            rig.clock.advance(by: 2)
            rig.settle()
            XCTAssertTrue((19...22).contains(rig.finder.tracks.count), "\(rig.finder.tracks)")
            XCTAssertEqual(rig.finder.tracks.last, "Title 99")
        }
    }

    func testAPictureInsideTheStreamIsTheTracks() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            rig.report(.tags(StreamTags(title: "One", artwork: .embedded([1, 2, 3]))))
            rig.settle()
            rig.finder.answer("3 bytes", .file(path: "/embedded"))
            rig.wait { rig.shown == .file(path: "/embedded") }
        }
    }

    func testAStopLeavesTheStationsOwn() throws {
        try MainActor.assumeIsolated {
            let rig = try ArtworkRig()
            rig.tell("One", url: "http://u/1")
            rig.finder.answer("http://u/1", .file(path: "/cover-1"))
            rig.wait { rig.shown == .file(path: "/cover-1") }
            rig.player.perform(.stop)
            XCTAssertEqual(rig.shown, .file(path: "/logo-a"))
        }
    }
}
