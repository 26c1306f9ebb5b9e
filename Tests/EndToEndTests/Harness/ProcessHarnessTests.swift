import Foundation
import TestSupport
import XCTest

/// Proves the harness's handling of processes, on which every other test here leans.
final class ProcessHarnessTests: XCTestCase {
    func testOutputIsReadLineByLine() throws {
        let process = try ChildProcess(["printf", #"one\ntwo\n\nlast"#])
        let deadline = Deadline.after(seconds: 5)
        XCTAssertEqual(try process.output.nextLine(before: deadline), "one")
        XCTAssertEqual(try process.output.nextLine(before: deadline), "two")
        XCTAssertEqual(try process.output.nextLine(before: deadline), "")
        XCTAssertEqual(try process.output.nextLine(before: deadline), "last")
        XCTAssertNil(try process.output.nextLine(before: deadline))
        XCTAssertEqual(process.waitForExit(before: deadline), .exited(0))
    }

    func testAWaitEndsAtItsDeadline() throws {
        let process = try ChildProcess(["cat"], input: .pipe)
        XCTAssertThrowsError(try process.output.nextLine(before: .after(seconds: 0.05)))
        XCTAssertNil(process.waitForExit(before: .after(seconds: 0.05)))
        try process.send("still here")
        XCTAssertEqual(try process.output.nextLine(before: .after(seconds: 5)), "still here")
    }

    func testExitStatusAndSignalAreTold() throws {
        let failing = try ChildProcess(["sh", "-c", "echo why >&2; exit 3"])
        XCTAssertEqual(failing.waitForExit(before: .after(seconds: 5)), .exited(3))
        XCTAssertEqual(failing.errorText, "why\n")
        let killed = try ChildProcess(["cat"], input: .pipe)
        killed.signal(SIGKILL)
        XCTAssertEqual(killed.waitForExit(before: .after(seconds: 5)), .killed(signal: SIGKILL))
    }

    func testEnvironmentIsChangedNotReplaced() throws {
        setenv("CARSHELL_HARNESS_A", "parent", 1)
        setenv("CARSHELL_HARNESS_B", "parent", 1)
        let text = try ChildProcess.run(
            ["sh", "-c", "echo ${CARSHELL_HARNESS_A-unset} ${CARSHELL_HARNESS_B-unset} $CARSHELL_HARNESS_C"],
            environment: ["CARSHELL_HARNESS_A": nil, "CARSHELL_HARNESS_C": "child"])
        XCTAssertEqual(text, "unset parent child")
    }

    func testStoppingEndsWhatTheProgramStartedToo() throws {
        // The grandchild ignores the request to end, and holds the pipe open until it is gone.
        let process = try ChildProcess(["sh", "-c", "(trap '' TERM; echo ready; exec tail -f /dev/null) & exec cat"])
        XCTAssertEqual(try process.output.nextLine(before: .after(seconds: 5)), "ready")
        process.stop()
        XCTAssertNil(try process.output.nextLine(before: .after(seconds: 5)))
    }

    func testAMissingProgramIsAnErrorThatNamesIt() {
        XCTAssertThrowsError(try ChildProcess(["carshell-no-such-program"])) { error in
            XCTAssertTrue("\(error)".contains("carshell-no-such-program"), "\(error)")
        }
    }

    func testATemporaryFolderGoesWithItsOwner() throws {
        var folder: TemporaryFolder? = try TemporaryFolder("harness")
        let file = try XCTUnwrap(folder).write("text", to: "file")
        XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "text")
        folder = nil
        XCTAssertFalse(FileManager.default.fileExists(atPath: file))
    }
}
