import XCTest

@testable import CarShell

final class OptionsTests: XCTestCase {
    func testWithoutArgumentsThePreviewOpensAt1024x600WithTheDefaultSink() throws {
        let options = try Options([])
        XCTAssertFalse(options.isKiosk)
        XCTAssertEqual(options.size, ScreenSize(width: 1024, height: 600))
        XCTAssertNil(options.audioSink)
        XCTAssertNil(options.stations)
        XCTAssertNil(options.trace)
    }

    func testEveryOptionIsRead() throws {
        let options = try Options([
            "--kiosk", "--size", "800x480", "--stations=my list.json", "--audio-sink", "alsasink device=hw:1",
            "--trace", "t.jsonl", "--data-dir", "d", "--style", "night", "--text-direction", "rtl",
            "--driving-state", "driving", "--page=list-one", "--pages", "list-*",
        ])
        XCTAssertTrue(options.isKiosk)
        XCTAssertEqual(options.size, ScreenSize(width: 800, height: 480))
        XCTAssertEqual(options.stations, "my list.json")
        XCTAssertEqual(options.audioSink, "alsasink device=hw:1")
        XCTAssertEqual(options.trace, "t.jsonl")
        XCTAssertEqual(options.dataDirectory, "d")
        XCTAssertEqual(options.style, .night)
        XCTAssertEqual(options.textDirection, .rightToLeft)
        XCTAssertEqual(options.drivingState, .driving)
        XCTAssertEqual(options.page, "list-one")
        XCTAssertEqual(options.renderedPages, "list-*")
    }

    func testAnUnknownOptionIsRefusedByName() {
        XCTAssertThrowsError(try Options(["--kiosks"])) {
            XCTAssertEqual($0 as? UsageError, .unknown("--kiosks"))
        }
        XCTAssertThrowsError(try Options(["list.json"])) {
            XCTAssertEqual($0 as? UsageError, .unknown("list.json"))
        }
    }

    func testAnOptionWithoutItsValueIsRefused() {
        for arguments in [["--size"], ["--stations", "--kiosk"]] {
            XCTAssertThrowsError(try Options(arguments)) {
                XCTAssertEqual($0 as? UsageError, .missingValue(arguments[0]))
            }
        }
    }

    func testASwitchTakesNoValue() {
        XCTAssertThrowsError(try Options(["--kiosk=yes"])) {
            XCTAssertEqual($0 as? UsageError, .unexpectedValue("--kiosk"))
        }
    }

    func testSizesThatNoScreenHasAreRefused() {
        for text in ["", "800", "800x", "x480", "800x480x2", "-800x480", "100x100", "9000x600", "800×480", "axb"] {
            XCTAssertNil(ScreenSize(text), text)
        }
        for text in ["320x240", "800x480", "8192x8192"] { XCTAssertNotNil(ScreenSize(text), text) }
    }

    func testADirectionIsLtrOrRtlAndTheCarParkedOrDriving() {
        XCTAssertThrowsError(try Options(["--text-direction", "up"])) {
            XCTAssertEqual($0 as? UsageError, .badTextDirection("up"))
        }
        XCTAssertThrowsError(try Options(["--driving-state", "flying"])) {
            XCTAssertEqual($0 as? UsageError, .badDrivingState("flying"))
        }
    }

    func testAStyleIsDayOrNight() {
        XCTAssertThrowsError(try Options(["--style", "dusk"])) {
            XCTAssertEqual($0 as? UsageError, .badStyle("dusk"))
        }
    }
}
