import Foundation
import TestSupport
import XCTest

/// The scripts that a newcomer meets first, where things are not as they should be, and the demo where they are.
final class ScriptsTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws {
        folder = try TemporaryFolder("scripts")
    }

    override func tearDown() {
        folder = nil
    }

    /// Runs a script where only the named programs can be found.
    private func run(
        _ script: String, _ arguments: [String] = [], finding programs: [String: String]
    ) throws -> (status: ExitStatus?, error: String) {
        for (name, target) in programs {
            try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
        }
        let process = try ChildProcess(
            ["/bin/sh", Repository.path(script)] + arguments, environment: ["PATH": folder.path])
        return (process.waitForExit(before: .after(seconds: 30)), process.errorText)
    }

    func testAMissingToolchainIsToldInOneSentence() throws {
        let tools = ["dirname": "/usr/bin/dirname", "cat": "/bin/cat", "sed": "/bin/sed"]
        let (status, error) = try run("scripts/setup", finding: tools)
        XCTAssertEqual(status, .exited(1))
        XCTAssertTrue(error.contains("Swift toolchain"), error)
        XCTAssertEqual(error.split(separator: "\n").count, 1, error)
    }

    func testASystemOfAnotherKindIsToldInOneSentence() throws {
        let tools = ["dirname": "/usr/bin/dirname", "cat": "/bin/cat", "sed": "/bin/sed", "swift": "/bin/true"]
        let (status, error) = try run("scripts/setup", finding: tools)
        XCTAssertEqual(status, .exited(1))
        XCTAssertTrue(error.contains("Debian"), error)
        XCTAssertEqual(error.split(separator: "\n").count, 1, error)
    }

    func testSetupChangesNothingWhereNothingIsMissing() throws {
        // All packages are there, or this test would not run; so it must not come as far as apt-get.
        let text = try ChildProcess.run([Repository.path("scripts/setup"), "--test"])
        XCTAssertEqual(text, "")
    }

    func testTheDemoPlaysAndLeavesAPicture() throws {
        let picture = Repository.path("out/carshell-demo.png")
        try? FileManager.default.removeItem(atPath: picture)
        let text = try ChildProcess.run(
            [Repository.path("scripts/headless-demo")],
            environment: ["CARSHELL_BIN": Repository.carshell, "DISPLAY": nil, "WAYLAND_DISPLAY": nil], seconds: 120)
        XCTAssertTrue(text.contains("Open Road"), text)
        XCTAssertTrue(text.contains(picture), text)
        let size = try ChildProcess.run(["identify", "-format", "%wx%h %k", picture]).split(separator: " ")
        XCTAssertEqual(size.first, "1024x600")
        // A screen that shows something has more than a few colours.
        XCTAssertGreaterThan(try XCTUnwrap(size.last.flatMap { Int($0) }), 50)
    }

    func testADemoThatCannotPlayFailsWithAReason() throws {
        let process = try ChildProcess(
            [Repository.path("scripts/headless-demo")], environment: ["CARSHELL_BIN": "/bin/false"])
        XCTAssertEqual(process.waitForExit(before: .after(seconds: 60)), .exited(1))
        XCTAssertTrue(process.errorText.contains("carshell ended with status 1"), process.errorText)
    }
}
