import Foundation
import TestSupport
import XCTest

/// What a person sets on the screen and in the file.
final class SettingsTests: XCTestCase {
    func testWhatIsSetOnTheScreenIsInTheFileAndInTheNextRun() throws {
        let home = try TemporaryFolder("home")
        let screen = try WaylandSession(width: 800, height: 480)
        var shell = try ShellSession(on: screen, home: home)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.tap("Settings")
        try shell.saveScreenshot("settings-800x480")
        try shell.tap("When the Output Goes")
        try shell.tap("Pause until it is back")
        try shell.tap("Loudest Start")
        try shell.tap("60 %")
        try shell.contents.wait(for: "the settings with the limit") { $0.row("Loudest Start, 60 %") }
        try screen.press(key: "ctrl+q")
        XCTAssertEqual(shell.process.waitForExit(before: .after(seconds: 20)), .exited(0))
        let text = try String(contentsOfFile: home.path + "/config/carshell/settings.conf", encoding: .utf8)
        XCTAssertTrue(text.contains("[sound]\n"), text)
        XCTAssertTrue(text.contains("when-output-goes=pause\n") && text.contains("start-volume-ceiling=60\n"), text)

        shell = try ShellSession(on: screen, home: home)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.tap("Settings")
        try shell.contents.wait(for: "the settings of the last run") { $0.row("Loudest Start, 60 %") }
    }

    func testAnOutputThatIsPinnedTakesOverWhatPlaysAndTheDefaultWhenItGoes_B140() throws {
        let sound = try PulseServer()
        func plugIn() throws -> String {
            try sound.control(
                "load-module", "module-null-sink", "sink_name=usb", "sink_properties=device.description=USB_DAC")
        }
        let module = try plugIn()
        let folder = try TemporaryFolder("pinned")
        let file = folder.path + "/tone.ogg"
        try ChildProcess.run(
            ["ffmpeg", "-loglevel", "error", "-f", "lavfi", "-i", "sine=frequency=440:duration=300", file])
        let screen = try WaylandSession()
        let bus = try DBusSession(environment: screen.environment)
        let shell = try ShellSession(on: screen, bus: bus, playsAsSet: true, sound: sound)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        let name = "org.mpris.MediaPlayer2.carshell"
        try ChildProcess.run(["gdbus", "wait", "--session", "--timeout", "30", name], environment: bus.environment)
        try ChildProcess.run(["playerctl", "-p", "carshell", "open", "file://" + file], environment: bus.environment)
        try shell.trace.wait(for: "first-audio")
        try Self.waitForSound(at: PulseServer.sink, sound)

        try shell.tap("Settings")
        try shell.tap("Output")
        try shell.tap("USB_DAC")
        try shell.contents.wait(for: "the choice") { $0.row("Output, USB_DAC") }
        try Self.waitForSound(at: "usb", sound)
        try sound.control("unload-module", module.trimmingCharacters(in: .whitespacesAndNewlines))
        try Self.waitForSound(at: PulseServer.sink, sound)
        XCTAssertTrue(shell.process.isRunning)
    }

    /// Returns once somebody plays to that sink and to no other; the server tells of each change.
    private static func waitForSound(at sink: String, _ sound: PulseServer) throws {
        let changes = try ChildProcess(["pactl", "subscribe"], environment: sound.environment)
        let deadline = Deadline.after(seconds: 20)
        // The subscription begins at some time after the program's start: asked once more, it is told of what came before.
        repeat {
            let inputs = try sound.control("list", "short", "sink-inputs").split(separator: "\n")
            let sinks = try sound.control("list", "short", "sinks").split(separator: "\n").map {
                $0.split(separator: "\t").map(String.init)
            }
            let busy = inputs.compactMap { input in
                let number = input.split(separator: "\t").dropFirst().first.map(String.init)
                return sinks.first { $0.first == number }?.dropFirst().first
            }
            if busy == [sink] { return }
            _ = try? changes.output.nextLine(before: .after(seconds: 0.5))
        } while !deadline.hasPassed
        XCTFail("Nobody plays at \(sink).")
    }

    func testSettingsThatMakeNoSenseAreSaidAndTheProgramStarts() throws {
        let home = try TemporaryFolder("home")
        _ = try home.makeFolder("config/carshell")
        _ = try home.write(
            "[sound]\nstart-volume-ceiling=very loud\nwhen-output-goes=\noutput=\n", to: "config/carshell/settings.conf"
        )
        let shell = try ShellSession(home: home)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        shell.process.signal(SIGTERM)
        XCTAssertEqual(shell.process.waitForExit(before: .after(seconds: 20)), .exited(0))
        let said = shell.process.errorText
        for part in ["start-volume-ceiling", "“very loud”", "from 0 to 100", "when-output-goes", "output"] {
            XCTAssertTrue(said.contains(part), "\(part) is not in: \(said)")
        }
    }
}
