import Foundation
import TestSupport
import XCTest

/// Release notes from a web server that behaves, and from ones that don't, on the built program's screen.
final class WhatsNewTests: XCTestCase {
    private var server: ChildProcess!
    private var origin = ""

    /// A server on this machine: `/slow` answers after two seconds, `/broken` with 500, `/moved` sends on, `/never` says
    /// nothing at all.
    private static let program = #"""
        import http.server, json, time
        notes = json.dumps([
            {"version": "2.0", "new": [
                {"title": "Faster start", "subtitle": "Half the time", "body": "The first picture comes sooner.",
                 "icon": "star"}]},
            {"version": "1.0", "new": [
                {"title": "First release", "subtitle": "", "body": "It plays.", "icon": "star"}]}]).encode()
        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_): pass
            def do_GET(self):
                if self.path == "/broken": return self.send_error(500)
                if self.path == "/never": time.sleep(600)
                if self.path == "/moved":
                    self.send_response(302); self.send_header("Location", "/notes"); self.end_headers(); return
                if self.path == "/slow": time.sleep(2)
                self.send_response(200); self.send_header("Content-Length", str(len(notes))); self.end_headers()
                self.wfile.write(notes)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        print(server.server_address[1], flush=True)
        server.serve_forever()
        """#

    override func setUpWithError() throws {
        server = try ChildProcess(["python3", "-c", Self.program])
        let port = try XCTUnwrap(try server.output.nextLine(before: .after(seconds: 20)))
        origin = "http://127.0.0.1:\(port)"
    }

    override func tearDown() { server = nil }

    private func open(_ path: String) throws -> ShellSession {
        let shell = try ShellSession([
            "--app", "whatsnew", "--notes", origin + path, "--current-version", "2.0",
        ])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        return shell
    }

    func testNotesHistoryDetailReturnContinueAndAgain() throws {
        let shell = try open("/notes")
        try shell.waitForText("Faster start")
        XCTAssertNil(
            try shell.contents.wait(for: "the notes") { $0.row("Faster start") == nil ? nil : $0 }
                .row("First release"), "Older notes show only in the history.")
        try shell.tap("History")
        try shell.waitForText("First release")
        try shell.tap("First release")
        try shell.waitForText("It plays.")
        try shell.tap("Back")
        try shell.tap("Return")
        try shell.waitForText("Faster start")
        try shell.tap("Continue")
        try shell.tap("What's New")
        try shell.waitForText("Faster start")
    }

    func testASlowServerShowsLoadingFirstAndThenTheNotes() throws {
        let shell = try open("/slow")
        try shell.contents.wait(for: "Continue while loading") { $0.control("Continue") }
        try shell.waitForText("Faster start")
    }

    func testARedirectIsFollowed() throws {
        try open("/moved").waitForText("Faster start")
    }

    func testABrokenServerLeadsToTheAppsOwnContentWithTheReason() throws {
        let shell = try open("/broken")
        try shell.waitForText("500")
        XCTAssertTrue(shell.process.isRunning)
    }

    func testAServerThatNeverAnswersIsLeftByContinue() throws {
        let shell = try open("/never")
        try shell.tap("Continue")
        try shell.contents.wait(for: "the app's own content") { $0.row("What") }
        XCTAssertTrue(shell.process.isRunning)
    }
}
