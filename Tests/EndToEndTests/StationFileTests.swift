import Foundation
import TestSupport
import XCTest

/// Station files as they should not be: each gives words on the screen, none a crash, a hang or a blank list.
final class StationFileTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws {
        folder = try TemporaryFolder("stations")
    }

    override func tearDown() {
        folder = nil
    }

    /// The file gives a message that names it, and Retry, which stays there while nothing has changed.
    private func assertRefused(_ data: Data, seconds: Double = 20, line: UInt = #line) throws {
        let shell = try ShellSession(["--stations", try folder.write(data, to: "my-stations.json")])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        let screen = try shell.contents.wait(for: "a message with Retry", seconds: seconds) { screen in
            screen.control("Retry") != nil && screen.texts.contains { $0.contains("my-stations.json") } ? screen : nil
        }
        let message = try XCTUnwrap(screen.texts.first { $0.contains("my-stations.json") }, line: line)
        XCTAssertTrue(message.contains(" "), "Not a sentence: \(message)", line: line)

        // It still answers: Retry reads the file again and comes to the same end.
        try shell.tap("Retry")
        try shell.trace.wait(for: "tap")
        try shell.contents.wait(for: "the message again", seconds: seconds) { screen in
            screen.control("Retry") != nil && screen.texts.contains { $0.contains("my-stations.json") } ? true : nil
        }
        XCTAssertTrue(shell.process.isRunning, line: line)
    }

    private func assertRefused(_ text: String, line: UInt = #line) throws {
        try assertRefused(Data(text.utf8), line: line)
    }

    func testAnEmptyFileIsTold() throws { try assertRefused("") }

    func testAnEmptyObjectIsTold() throws { try assertRefused("{}") }

    func testAnEmptyArrayIsTold() throws { try assertRefused("[]") }

    func testWrongTypesAreTold() throws { try assertRefused(#"{"station": 42}"#) }

    func testTruncatedJSONIsTold() throws { try assertRefused(#"{"station": [{"name": "Half"#) }

    func testOtherEncodingsAreTold() throws {
        // "Städte" in ISO 8859-1 is not UTF-8.
        try assertRefused(Data(#"{"station": [{"name": "St"#.utf8) + [0xE4] + Data(#"dte""#.utf8))
    }

    func testAHundredMegabytesAreTold() throws {
        try assertRefused(Data(repeating: UInt8(ascii: "["), count: 100_000_000), seconds: 60)
    }

    func testAMissingFileIsTold() throws {
        let shell = try ShellSession(["--stations", folder.path + "/nowhere.json"])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.waitForText("nowhere.json")
        try shell.contents.wait(for: "Retry") { $0.control("Retry") }
    }

    func testRetryTakesTheMendedFile() throws {
        let path = try folder.write("{", to: "my-stations.json")
        let shell = try ShellSession(["--stations", path])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.contents.wait(for: "Retry") { $0.control("Retry") }
        _ = try folder.write(StationListFile.text(count: 3), to: "my-stations.json")
        try shell.tap("Retry")
        let screen = try shell.contents.wait(for: "the stations") { $0.control("Station 3") == nil ? nil : $0 }
        XCTAssertNil(screen.control("Retry"))
    }

    func testOneBadEntryCostsOneEntry() throws {
        var stations = (1...100).map {
            #"{"name": "Station \#($0)", "streamURL": "http://127.0.0.1:9/\#($0)", "imageURL": "", "desc": ""}"#
        }
        stations[1] = #"{"name": "Station 2", "imageURL": "", "desc": "has no address"}"#
        let text = "{\"station\": [\(stations.joined(separator: ",\n"))]}"
        let shell = try ShellSession(["--stations", try folder.write(text, to: "my-stations.json")])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        let screen = try shell.contents.wait(for: "the good stations") { screen in
            screen.control("Station 1") != nil && screen.control("Station 3") != nil ? screen : nil
        }
        XCTAssertFalse(screen.texts.contains { $0 == "Station 2" || $0.hasPrefix("Station 2,") })
        // A row, at the end of the list and so not on the screen yet, names the file's second entry.
        try shell.contents.wait(for: "the reason") { screen in
            screen.all.contains { $0.name.localizedCaseInsensitiveContains("entry 2 ") } ? true : nil
        }
    }

    func testFiftyThousandEntriesOpenAndAnswer() throws {
        let path = try folder.write(StationListFile.text(count: 50_000), to: "my-stations.json")
        let shell = try ShellSession(["--stations", path])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        // Reading it is slow in a debug build on a busy machine.
        try shell.tap("Station 2", seconds: 90)
        XCTAssertEqual(try shell.trace.wait(for: "play-requested")["uri"], "http://127.0.0.1:9/2")
    }
}
