import Foundation
import TestSupport
import XCTest

/// The built program used by keys alone: no pointer touches the screen.
final class GalleryKeyboardTests: XCTestCase {
    /// Opens a page of the gallery and waits until it can be read.
    private func open(_ page: String, showing text: String) throws -> ShellSession {
        let shell = try ShellSession(["--app", "gallery", "--page", page, "--kiosk"], width: 800, height: 480)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.waitForText(text)
        return shell
    }

    /// Returns once what has the focus is called so.
    private func waitForFocus(_ name: String, _ shell: ShellSession) throws {
        try shell.contents.wait(for: "the focus on “\(name)”") { screen in
            screen.focused?.name.hasPrefix(name) == true ? true : nil
        }
    }

    private func press(_ keys: String..., in shell: ShellSession) throws {
        for key in keys { try shell.screen.press(key: key) }
    }

    func testAListIsWalkedOpenedAndLeft() throws {
        let shell = try open("list-section-headers", showing: "With a subtitle")
        // Headers take no focus: the first row has it.
        try waitForFocus("Harbour Lights", shell)
        try press("Down", in: shell)
        try waitForFocus("Night Ferry", shell)
        try press("Up", "Up", in: shell)
        try waitForFocus("Back", shell)
        try press("Return", in: shell)
        try shell.waitForText("One tab")
    }

    func testBackspaceAndEscapeGoBackToTheRowOnePageWasOpenedFrom() throws {
        let shell = try ShellSession(["--app", "gallery", "--kiosk"], width: 800, height: 480)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try waitForFocus("One tab", shell)
        for key in ["BackSpace", "Escape"] {
            try press("End", in: shell)
            let last = try XCTUnwrap(
                try shell.contents.wait(for: "the last row") { screen in
                    screen.focused.flatMap { $0.name.hasPrefix("One tab") ? nil : $0.name }
                })
            try press("Return", in: shell)
            try waitForFocus("", shell)
            try shell.contents.wait(for: "the page") { $0.control("Back") }
            try press(key, in: shell)
            try shell.contents.wait(for: "the list of pages") { screen in
                screen.control("Back") == nil ? true : nil
            }
            try waitForFocus(last, shell)
            try press("Home", in: shell)
            try waitForFocus("One tab", shell)
        }
    }

    func testPicturesOfARowAreReachedAndTapped() throws {
        let shell = try open("image-row-row", showing: "Rows")
        try waitForFocus("Rows", shell)
        try press("Down", "Right", "Right", in: shell)
        try waitForFocus("Slow Morning", shell)
        try press("Return", in: shell)
        try shell.waitForText("Picture 3 was tapped")
    }

    func testTabsAreChosen() throws {
        let shell = try open("tab-bar-four", showing: "All pages")
        try waitForFocus("All pages", shell)
        try press("Up", in: shell)
        try waitForFocus("Home", shell)
        try press("Right", "Right", in: shell)
        try waitForFocus("Recents", shell)
        try press("Return", in: shell)
        try shell.contents.wait(for: "the third tab") { screen in
            screen.all.contains { $0.name == "Recents" && $0.states.contains("selected") } ? true : nil
        }
    }

    func testAGridIsWalkedInBothDirections() throws {
        let shell = try open("grid-maximum", showing: "Harbour Lights")
        try waitForFocus("Harbour Lights", shell)
        try press("Right", "Down", in: shell)
        try waitForFocus("Long Way Round", shell)
        try press("Left", "Up", in: shell)
        try waitForFocus("Harbour Lights", shell)
    }

    func testAnAlertHoldsTheFocusAndEndsByAKey() throws {
        let shell = try open("alert-two", showing: "Delete the download?")
        try waitForFocus("Delete", shell)
        try press("Tab", in: shell)
        try waitForFocus("Cancel", shell)
        try press("Tab", in: shell)
        try waitForFocus("Delete", shell)
        try press("Down", "Return", in: shell)
        try waitForFocus("One tab", shell)
    }

    func testASearchIsTypedAndAResultChosen() throws {
        let shell = try open("search-empty", showing: "Type to search")
        try shell.screen.type("har")
        try shell.waitForText("Harbour Lights")
        // In a field Backspace deletes, and does not leave.
        try press("BackSpace", in: shell)
        try press("Return", in: shell)
        // The app answers Search with a page of results.
        try shell.waitForText("Results for ha")
        try waitForFocus("Harbour Lights", shell)
        try press("Escape", in: shell)
        try shell.contents.wait(for: "the field") { $0.control("Q") }
        try press("Escape", in: shell)
        try shell.waitForText("One tab")
    }

    func testNowPlayingShowsWhatTheGallerySaysAndIsControlledByKeys() throws {
        let shell = try open("now-playing-everything", showing: "Slow Morning")
        try shell.waitForText("The Night Ferry")
        try waitForFocus("Stop", shell)
        try press("Down", in: shell)
        try shell.contents.wait(for: "the focus below") { screen in
            ["Shuffle", "Repeat", "Speed", "Add to Library", "More"].contains(screen.focused?.name ?? "") ? true : nil
        }
    }

    func testAPlaceIsChosenAndItsCardClosed() throws {
        let shell = try open("points-maximum", showing: "Harbour Lights")
        try waitForFocus("1, Harbour Lights", shell)
        try press("Down", in: shell)
        try waitForFocus("2, Night Ferry", shell)
        try press("Return", in: shell)
        try shell.contents.wait(for: "the card") { $0.control("Close") }
        try press("BackSpace", in: shell)
        try shell.waitForText("One tab")
    }

    func testTheAssistantsRowSaysThatThereIsNone() throws {
        let shell = try open("list-assistant-top", showing: "Ask to Play")
        try waitForFocus("Ask to Play", shell)
        try press("Return", in: shell)
        try shell.waitForText("This car has no voice assistant.")
    }

    func testTheCarDrivesAndParksInThePreview() throws {
        let shell = try ShellSession(
            ["--app", "gallery", "--page", "search-empty", "--size", "800x480"], width: 1024, height: 600)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.contents.wait(for: "the keyboard") { $0.control("Q") }
        try shell.tap("Drive")
        try shell.waitForText("Typing is off while the car moves.")
        try shell.tap("Park")
        try shell.contents.wait(for: "the keyboard again") { $0.control("Q") }
    }
}
