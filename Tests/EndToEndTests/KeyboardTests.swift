import Foundation
import TestSupport
import XCTest

/// Keys that work wherever the focus is.
final class KeyboardTests: XCTestCase {
    /// A server that takes connections and never says a word, so that the list stays in its loading state.
    private static let silentServer = """
        import socket, time
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        listener.listen(5)
        print(listener.getsockname()[1], flush=True)
        kept = []
        while True: kept.append(listener.accept())
        """

    func testKeysWorkAfterATapOnAListThatIsStillLoading() throws {
        let server = try ChildProcess(["python3", "-c", Self.silentServer])
        defer { server.stop() }
        let port = try XCTUnwrap(try server.output.nextLine(before: .after(seconds: 20)))
        let shell = try ShellSession(["--stations", "http://127.0.0.1:\(port)/stations.json"])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.waitForText("Loading stations")
        // The middle of the empty list: a tap there once left the focus on something hidden, which swallowed every key.
        try shell.screen.tap(x: 500, y: 300)
        try shell.screen.press(key: "ctrl+q")
        XCTAssertEqual(shell.process.waitForExit(before: .after(seconds: 10)), .exited(0))
    }
}
