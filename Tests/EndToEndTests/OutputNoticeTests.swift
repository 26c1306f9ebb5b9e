import Foundation
import TestSupport
import XCTest

/// What the screen says of outputs that are not there, on the built program with a real sound server.
final class OutputNoticeTests: XCTestCase {
    private static let name = "org.mpris.MediaPlayer2.carshell"
    private var folder: TemporaryFolder!
    private var screen: WaylandSession!
    private var bus: DBusSession!
    private var file = ""

    override func setUpWithError() throws {
        folder = try TemporaryFolder("output")
        screen = try WaylandSession()
        bus = try DBusSession(environment: screen.environment)
        let path = folder.path + "/tone.ogg"
        try ChildProcess.run(
            ["ffmpeg", "-loglevel", "error", "-f", "lavfi", "-i", "sine=frequency=440:duration=300", path])
        file = "file://" + path
    }

    override func tearDown() { (bus, screen, folder) = (nil, nil, nil) }

    private func start(home: TemporaryFolder? = nil, sound: PulseServer?) throws -> ShellSession {
        let shell = try ShellSession(on: screen, bus: bus, home: home, playsAsSet: sound != nil, sound: sound)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try ChildProcess.run(
            ["gdbus", "wait", "--session", "--timeout", "30", Self.name], environment: bus.environment)
        return shell
    }

    private func playerctl(_ words: String...) throws {
        try ChildProcess.run(["playerctl", "-p", "carshell"] + words, environment: bus.environment)
    }

    func testAChosenOutputThatIsMissingAtTheStartIsToldOnce_B141() throws {
        let home = try TemporaryFolder("home")
        _ = try home.makeFolder("config/carshell")
        _ = try home.write(
            "[sound]\noutput=pulsesink device=\"gone\"\noutput-name=USB DAC\n", to: "config/carshell/settings.conf")
        let sound = try PulseServer()
        let shell = try start(home: home, sound: sound)
        try playerctl("open", file)
        try shell.trace.wait(for: "first-audio")
        try shell.contents.wait(for: "the notice") { screen in
            screen.texts.first { $0.hasPrefix("The output USB DAC is not connected.") }
        }
        try shell.saveScreenshot("output-missing")
        try shell.tap("OK")
        try shell.contents.wait(for: "the screen without the notice") { screen in
            screen.texts.contains { $0.hasPrefix("The output USB DAC") } ? nil : true
        }
        try playerctl("stop")
        try playerctl("play")
        try shell.trace.wait(for: "first-audio")
        try shell.tap("Settings")
        try shell.contents.wait(for: "the settings and no notice") { $0.row("Output, USB DAC") }
        withExtendedLifetime(sound) {}
    }

    func testWithoutAnyOutputTheScreenSaysSoAndTheSoundComesWithTheServer() throws {
        let sound = try PulseServer(isRunning: false)
        let shell = try start(sound: sound)
        try playerctl("open", file)
        try shell.trace.wait(for: "state") { $0["state"] == "failed" }
        try shell.tap("Now Playing")
        try shell.contents.wait(for: "the reason") { screen in
            screen.texts.first { $0.contains("No sound output was found.") }
        }
        try sound.start()
        try shell.trace.wait(for: "first-audio")
        try shell.trace.wait(for: "state") { $0["state"] == "playing" }
    }

    func testAnOutputFromTheCommandLineIsSaidInTheSettings() throws {
        let shell = try start(sound: nil)
        try shell.tap("Settings")
        try shell.contents.wait(for: "the output's row") { $0.row("Output, Named with --audio-sink") }
    }
}
