import CGtk
import GLibBridge
import Templates
import XCTest

@testable import CarShell

/// The place in what plays, with real widgets in a real window.
final class ScrubberViewTests: GtkTestCase {
    @MainActor
    private final class Stage {
        let window = Widget(gtk_window_new())
        var time: UInt64 = 1_000_000_000
        var sought: [Double] = []
        private(set) var view: ScrubberView!

        init() {
            view = ScrubberView(
                now: { [unowned self] in time }, onSeek: { [unowned self] in sought.append($0) })
            gtk_window_set_default_size(window.cast(), 800, 200)
            gtk_window_set_child(window.cast(), view.widget.pointer)
        }

        isolated deinit { gtk_window_destroy(window.cast()) }

        func present() {
            gtk_window_present(window.cast())
            runLoop(until: "the window") { gtk_widget_get_mapped(window.pointer) != 0 }
        }

        func show(_ state: PlaybackState = .playing, at place: Double = 60, duration: Double? = 600) {
            view.show(
                NowPlayingInfo(
                    itemIdentifier: "talk", isLiveStream: false, playbackState: state, elapsedPlaybackTime: place,
                    elapsedPlaybackTimestamp: time, playbackDuration: duration, playbackRate: state == .playing ? 2 : 0)
            )
        }

        /// The texts on both sides of the line.
        var times: [String] {
            var texts: [String] = []
            var child = gtk_widget_get_first_child(view.widget.pointer)
            while let widget = child {
                if widget != view.slider?.pointer, let text = gtk_label_get_text(OpaquePointer(widget)) {
                    texts.append(String(cString: text))
                }
                child = gtk_widget_get_next_sibling(widget)
            }
            return texts
        }

        var place: Double { view.slider.map { gtk_range_get_value($0.cast()) } ?? -1 }
    }

    func testStationsAndWhatHasNoKnownLengthHaveNoPlace_B106() {
        MainActor.assumeIsolated {
            let stage = Stage()
            stage.show(duration: nil)
            XCTAssertFalse(stage.view.widget.isVisible)
            stage.show()
            XCTAssertTrue(stage.view.widget.isVisible)
            stage.view.show(
                NowPlayingInfo(
                    itemIdentifier: "radio", isLiveStream: true, playbackState: .playing, elapsedPlaybackTime: 5,
                    playbackDuration: 600))
            XCTAssertFalse(stage.view.widget.isVisible)
        }
    }

    func testThePlaceIsCountedOnAtTheSpeedOfTheSound() {
        MainActor.assumeIsolated {
            let stage = Stage()
            stage.show()
            stage.present()
            XCTAssertEqual(stage.times, ["1:00", "\u{2066}−9:00\u{2069}"])
            stage.time += 10_000_000_000
            runLoop(until: "the next second's text") { stage.times.first == "1:20" }
            XCTAssertEqual(stage.times, ["1:20", "\u{2066}−8:40\u{2069}"])
            XCTAssertEqual(stage.place, 80)
        }
    }

    func testNothingCountsWhilePausedStoppedOrNotOnScreen() {
        MainActor.assumeIsolated {
            let stage = Stage()
            stage.show()
            XCTAssertFalse(stage.view.isCounting, "the window is not there yet")
            stage.present()
            XCTAssertTrue(stage.view.isCounting)
            stage.show(.paused)
            XCTAssertFalse(stage.view.isCounting)
            stage.show(.reconnecting(since: 0))
            XCTAssertFalse(stage.view.isCounting)
            stage.show()
            XCTAssertTrue(stage.view.isCounting)
            stage.window.isVisible = false
            XCTAssertFalse(stage.view.isCounting, "the page is not seen")
            stage.window.isVisible = true
            XCTAssertTrue(stage.view.isCounting)
        }
    }

    func testAMovingFingerGoesToItsLastPlaceOnly() throws {
        try MainActor.assumeIsolated {
            let stage = Stage()
            stage.show()
            stage.present()
            let slider = try XCTUnwrap(stage.view.slider)
            for place in stride(from: 100.0, through: 300, by: 10) { gtk_range_set_value(slider.cast(), place) }
            XCTAssertEqual(stage.sought, [], "the finger has not come to rest")
            XCTAssertEqual(stage.times.first, "5:00", "the time follows the finger")
            runLoop(until: "the rest") { !stage.sought.isEmpty }
            XCTAssertEqual(stage.sought, [300])
        }
    }

    func testAnotherItemTakesTheFingersPlaceAway() throws {
        try MainActor.assumeIsolated {
            let stage = Stage()
            stage.show()
            stage.present()
            gtk_range_set_value(try XCTUnwrap(stage.view.slider).cast(), 300)
            stage.view.show(
                NowPlayingInfo(
                    itemIdentifier: "next", isLiveStream: false, playbackState: .paused, elapsedPlaybackTime: 0,
                    playbackDuration: 100))
            var isOver = false
            let timer = Timer(after: 400) { isOver = true }
            runLoop(until: "the time of a rest") { isOver }
            timer.cancel()
            XCTAssertEqual(stage.sought, [])
            XCTAssertEqual(stage.place, 0)
        }
    }

    func testALineFromRightToLeftBeginsAtTheRight() throws {
        try MainActor.assumeIsolated {
            for (direction, isMirrored) in [(GTK_TEXT_DIR_LTR, false), (GTK_TEXT_DIR_RTL, true)] {
                let stage = Stage()
                let slider = try XCTUnwrap(stage.view.slider)
                gtk_widget_set_direction(stage.view.widget.pointer, direction)
                gtk_widget_set_direction(slider.pointer, direction)
                stage.show(.paused)
                stage.present()
                runLoop(until: "its place") { gtk_widget_get_width(slider.pointer) > 0 }
                var start: gint = 0
                var end: gint = 0
                gtk_range_get_slider_range(slider.cast(), &start, &end)
                XCTAssertEqual(start + end > gtk_widget_get_width(slider.pointer), isMirrored, "\(start)…\(end)")
            }
        }
    }

    func testHoursAreShownWhereThereAreSome() {
        XCTAssertEqual(Texts.time(59, of: 3_599), "0:59")
        XCTAssertEqual(Texts.time(59, of: 3_600), "0:00:59")
        XCTAssertEqual(Texts.time(36_061, of: 40_000), "10:01:01")
        XCTAssertEqual([0.5, 0.75, 1, 1.25, 1.5, 2].map(Texts.rate), ["0.5×", "0.75×", "1×", "1.25×", "1.5×", "2×"])
        XCTAssertEqual(Texts.rate(1.05), "1.05×")
    }
}
