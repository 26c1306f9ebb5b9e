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
