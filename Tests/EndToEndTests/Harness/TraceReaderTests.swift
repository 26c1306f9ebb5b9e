import Foundation
import TestSupport
import XCTest

/// Proves that events are waited for in the order in which they came, and that a wrong or silent trace is told.
final class TraceReaderTests: XCTestCase {
    private func trace(_ lines: [String]) throws -> TraceReader {
        let reader = try TraceReader(in: folder)
        let file = try XCTUnwrap(FileHandle(forWritingAtPath: reader.path))
        try file.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
        return reader
    }

    private var folder: TemporaryFolder!

    override func setUpWithError() throws {
        folder = try TemporaryFolder("trace")
    }

    override func tearDown() {
        folder = nil
    }

    func testAWaitPassesOtherEventsAndGoesOnBehindTheOneItFound() throws {
        let reader = try trace([
            #"{"t": 18446744073709551615, "event": "tap"}"#,
            #"{"t": 2, "event": "state", "state": "connecting"}"#,
            #"{"t": 3, "event": "state", "state": "playing"}"#,
            #"{"t": 4, "event": "state", "state": "playing", "title": "Öl"}"#,
        ])
        XCTAssertEqual(try reader.wait(for: "state") { $0["state"] == "playing" }.nanoseconds, 3)
        XCTAssertEqual(try reader.wait(for: "state")["title"], "Öl")
        XCTAssertEqual(try reader.first("tap").nanoseconds, .max)
        XCTAssertThrowsError(try reader.wait(for: "tap", seconds: 0.05))
    }

    func testALineThatIsNoEventIsTold() throws {
        let reader = try trace(["not JSON"])
        XCTAssertThrowsError(try reader.wait(for: "tap", seconds: 1))
    }
}
