import Foundation
import TestSupport
import XCTest

/// A file from a stick, opened and driven as panels do it, and with a finger.
final class FiniteMediaTests: XCTestCase {
    private static let name = "org.mpris.MediaPlayer2.carshell"
    private static let path = "/org/mpris/MediaPlayer2"
    private var folder: TemporaryFolder!
    private var screen: WaylandSession!
    private var bus: DBusSession!
    private var file = ""

    override func setUpWithError() throws {
        folder = try TemporaryFolder("finite")
        screen = try WaylandSession(width: 800, height: 480)
        bus = try DBusSession(environment: screen.environment)
        let path = folder.path + "/Harbour Talk.ogg"
        try ChildProcess.run(
            ["ffmpeg", "-loglevel", "error", "-f", "lavfi", "-i", "sine=frequency=440:duration=600"]
                + ["-ar", "16000", "-c:a", "libvorbis", path])
        file = "file://" + path.replacingOccurrences(of: " ", with: "%20")
    }

    override func tearDown() { (bus, screen, folder) = (nil, nil, nil) }

    private func start(home: TemporaryFolder? = nil) throws -> ShellSession {
        let shell = try ShellSession(on: screen, bus: bus, home: home)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try waitForName()
        return shell
    }

    /// Returns once the player is on the bus; `gdbus wait` is told by the bus.
    private func waitForName() throws {
        try ChildProcess.run(
            ["gdbus", "wait", "--session", "--timeout", "30", Self.name], environment: bus.environment)
    }

    @discardableResult
    private func playerctl(_ words: String...) throws -> String {
        try ChildProcess.run(["playerctl", "-p", "carshell"] + words, environment: bus.environment)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func position() throws -> Double { try XCTUnwrap(Double(try playerctl("position"))) }

    private func get(_ property: String) throws -> String {
        try ChildProcess.run(
            ["busctl", "--address=\(bus.address)", "get-property", Self.name, Self.path]
                + ["\(Self.name.replacingOccurrences(of: ".carshell", with: ".Player"))", property]
        ).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Opens the file, and returns once it plays and its length is known.
    private func open(in shell: ShellSession) throws {
        try playerctl("open", file)
        try shell.trace.wait(for: "state") { $0["state"] == "playing" }
        try shell.tap("Harbour Talk.ogg")
        try slider(in: shell)
    }

    @discardableResult
    private func slider(in shell: ShellSession) throws -> AccessibleNode {
        var before: AccessibleNode?
        return try shell.contents.wait(for: "the slider") { screen in
            let found = screen.all.first { $0.role == "slider" && $0.name == "Position" && $0.isDrawn }
            defer { before = found }
            return found != nil && found == before ? found : nil
        }
    }

    func testPlayerctlGoesToPlacesAndIsToldOfJumpsOnly() throws {
        let shell = try start()
        XCTAssertEqual(try get("CanSeek"), "b false", "nothing plays")
        try open(in: shell)
        XCTAssertEqual(try get("CanSeek"), "b true")
        XCTAssertEqual(try playerctl("metadata", "mpris:length").count, 9, "600 s in µs")
        XCTAssertEqual(Double(try playerctl("metadata", "mpris:length")) ?? 0, 600e6, accuracy: 1e5)

        let monitor = try ChildProcess(
            ["gdbus", "monitor", "--session", "--dest", Self.name, "--object-path", Self.path],
            environment: bus.environment)
        try monitor.output.line("the monitor's start", before: .after(seconds: 20)) { $0.contains("is owned by") }
        try playerctl("position", "100")
        try playerctl("position", "5+")
        try playerctl("volume", "0.5")
        var seeked: [Double] = []
        // What comes after the volume's change was sent after all that came before it.
        try monitor.output.line("the volume's change", before: .after(seconds: 20)) { line in
            if line.contains("Seeked"),
                let place = line.split(separator: "int64 ").last.flatMap({ Double($0.prefix(9)) })
            {
                seeked.append(place / 1e6)
            }
            return line.contains("'Volume': <0.5>")
        }
        XCTAssertEqual(seeked.count, 2, "\(seeked)")
        // The signal says where it is by the time it is sent.
        let first = try XCTUnwrap(seeked.first)
        XCTAssertTrue((100..<110).contains(first), "\(seeked)")
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(seeked.last), 105)
        XCTAssertLessThan(try XCTUnwrap(seeked.last), 125)
        XCTAssertGreaterThanOrEqual(try position(), 105)
        try playerctl("pause")
        let paused = try position()
        XCTAssertEqual(try position(), paused, "a pause has one place")
        try shell.saveScreenshot("finite-800x480")
    }

    func testAFingerAndArrowKeysGoToPlaces() throws {
        let shell = try start()
        try open(in: shell)
        try playerctl("pause")
        let slider = try slider(in: shell)
        XCTAssertGreaterThanOrEqual(slider.height, 72, "a finger's width, whatever is drawn of it")
        // Near its lower edge: all of the height takes the finger.
        try screen.tap(x: slider.x + slider.width * 3 / 4, y: slider.y + slider.height - 8)
        try shell.contents.wait(for: "the place") { _ in (400..<500).contains(try self.position()) ? true : nil }
        let before = try position()
        try screen.press(key: "Right")
        try shell.contents.wait(for: "five seconds more") { _ in
            abs(try self.position() - before - 5) < 0.1 ? true : nil
        }
        try screen.press(key: "Left")
        try screen.press(key: "Left")
        try shell.contents.wait(for: "ten seconds less") { _ in
            abs(try self.position() - before + 5) < 0.1 ? true : nil
        }
        // The keys of the line are left and right; the others leave it.
        try screen.press(key: "Down")
        try shell.contents.wait(for: "the focus on a button below") { screen in
            screen.focused.flatMap { $0.role == "button" && $0.y > slider.y ? $0 : nil }
        }
    }

    func testTheSpeedIsOnItsButton() throws {
        let shell = try start()
        try open(in: shell)
        try shell.tap("Speed, 1×")
        try shell.waitForText("1.25×")
        XCTAssertEqual(try get("Rate"), "d 1.25")
        try ChildProcess.run(
            ["busctl", "--address=\(bus.address)", "set-property", Self.name, Self.path]
                + ["org.mpris.MediaPlayer2.Player", "Rate", "d", "2"])
        try shell.waitForText("2×")
    }

    func testTheNextRunGoesOnWhereTheLastOneWas() throws {
        let home = try TemporaryFolder("home")
        var shell = try start(home: home)
        try open(in: shell)
        try playerctl("position", "300")
        try ChildProcess.run(
            ["busctl", "--address=\(bus.address)", "call", Self.name, Self.path, "org.mpris.MediaPlayer2", "Quit"])
        XCTAssertEqual(shell.process.waitForExit(before: .after(seconds: 20)), .exited(0))
        let state = try String(contentsOfFile: home.path + "/state/carshell/state.json", encoding: .utf8)
        XCTAssertTrue(state.contains("Harbour%20Talk.ogg") && state.contains("positions"), state)

        shell = try start(home: home)
        try open(in: shell)
        let place = try position()
        XCTAssertTrue((300..<400).contains(place), "\(place)")
    }
}
