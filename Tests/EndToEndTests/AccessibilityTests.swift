import Foundation
import TestSupport
import XCTest

/// What a person sees and touches, checked on every control of the main screens.
final class AccessibilityTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws {
        folder = try TemporaryFolder("accessibility")
    }

    override func tearDown() {
        folder = nil
    }

    /// Every control has a name, which is what stands on it.
    private func assertNamed(_ screen: AccessibleNode, _ place: String) {
        let controls = screen.all.filter { $0.isControl && $0.isDrawn || $0.isFocusableWidget }
        XCTAssertFalse(controls.isEmpty, "No control on \(place):\n\(screen.outline())")
        for control in controls {
            XCTAssertTrue(control.hasName, "On \(place), a control without a name:\n\(control.outline())")
            let labels = control.children.flatMap(\.all).filter { $0.role == "label" && $0.isDrawn && $0.hasName }
            for label in labels where !label.isMonogram(of: control.name) {
                let spoken = control.name.contains(label.name)
                XCTAssertTrue(spoken, "On \(place), “\(label.name)” stands on the control “\(control.name)”")
            }
        }
    }

    func testEveryControlOfTheMainScreensIsNamed() throws {
        // Without the developer bar, which is for a mouse.
        let shell = try ShellSession(["--kiosk"])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        let list = try shell.contents.wait(for: "the list") { $0.control("CarShell Demo") == nil ? nil : $0 }
        assertNamed(list, "the station list")

        try shell.tap("CarShell Demo")
        try shell.trace.wait(for: "state") { $0["state"] == "playing" }
        let nowPlaying = try shell.waitForText("Open Road")
        assertNamed(nowPlaying, "now playing")
    }

    func testEveryControlOfTheDeveloperBarIsNamed() throws {
        let shell = try ShellSession()
        try shell.trace.wait(for: "root-shown", seconds: 60)
        let screen = try shell.contents.wait(for: "the developer bar") { $0.control("Disconnect") == nil ? nil : $0 }
        assertNamed(screen, "the preview")
        try shell.tap("Disconnect")
        let disconnected = try shell.contents.wait(for: "Connect") { $0.control("Connect") == nil ? nil : $0 }
        assertNamed(disconnected, "the disconnected preview")
    }

    func testEveryControlOfAMessageIsNamed() throws {
        let shell = try ShellSession(["--kiosk", "--stations", try folder.write("{", to: "bad.json")])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        let screen = try shell.contents.wait(for: "Retry") { $0.control("Retry") == nil ? nil : $0 }
        assertNamed(screen, "the message")
    }
}

extension AccessibleNode {
    /// Whether it is the picture made of a name's initials, which nobody reads aloud.
    fileprivate func isMonogram(of name: String) -> Bool {
        let words = name.split { $0 == " " || $0 == "," }
        return width == height && (1...2).contains(self.name.count)
            && self.name.allSatisfy { letter in words.contains { $0.first == letter } }
    }

    /// Whether the keyboard can reach it and it is more than a frame around others.
    fileprivate var isFocusableWidget: Bool {
        let frames: Set<String> = ["list", "scroll bar", "window", "group", "generic", "widget"]
        return isDrawn && states.contains("focusable") && !frames.contains(role)
    }
}
