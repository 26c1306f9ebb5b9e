import Foundation
import XCTest

@testable import CarShell

final class TraceTests: XCTestCase {
    func testALineIsAnObjectWithTimeAndEventWhateverTheTextHolds() throws {
        let path = NSTemporaryDirectory() + "carshell-trace-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let text = "a \"quote\", a \\, a\nline, a\ttab, \u{1} and 📻"
        try MainActor.assumeIsolated {
            let trace = try Trace(path: path)
            trace.record(.state) { [("title", .text(text)), ("percent", .number(40))] }
        }
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        XCTAssertEqual(lines.count, 2)
        let start = try object(lines[0])
        XCTAssertEqual(start["event"] as? String, "process-start")
        let state = try object(lines[1])
        XCTAssertEqual(state["title"] as? String, text)
        XCTAssertEqual(state["percent"] as? Int, 40)
        let started = try XCTUnwrap(start["t"] as? UInt64)
        let recorded = try XCTUnwrap(state["t"] as? UInt64)
        XCTAssertGreaterThan(started, 0)
        XCTAssertGreaterThan(recorded, started)
    }

    func testDetailsAreNotEvenMadeWhenTheTraceIsOff() {
        MainActor.assumeIsolated {
            Trace.off().record(.state) {
                XCTFail("made")
                return []
            }
        }
    }

    func testAFileThatCannotBeOpenedIsASentence() {
        MainActor.assumeIsolated {
            do {
                _ = try Trace(path: "/nowhere/at/all")
                XCTFail("opened")
            } catch {
                XCTAssertTrue("\(error)".contains("/nowhere/at/all"))
            }
        }
    }

    private func object(_ line: Substring) throws -> [String: Any] {
        try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
}
