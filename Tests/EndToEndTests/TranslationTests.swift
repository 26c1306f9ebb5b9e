import Foundation
import TestSupport
import XCTest

/// The built program in another language: nothing that a person reads or hears stays in English.
final class TranslationTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws { folder = try TemporaryFolder("translation") }

    override func tearDown() { folder = nil }

    /// The installed files, with a language in which each text is the English one between ⟦ and ⟧.
    private func dataInBrackets() throws -> String {
        let data = try folder.makeFolder("data")
        for name in try FileManager.default.contentsOfDirectory(atPath: Repository.path("data")) where name != "locale"
        {
            try FileManager.default.createSymbolicLink(
                atPath: data + "/" + name, withDestinationPath: Repository.path("data/" + name))
        }
        let place = try folder.makeFolder("data/locale/xx/LC_MESSAGES")
        let words = folder.path + "/xx.po"
        try ChildProcess.run(["msgen", "--output-file=\(words)", Repository.path("po/carshell.pot")])
        try ChildProcess.run(
            ["msgfilter", "--keep-header", "--input=\(words)", "--output-file=\(words)", "sed", "-e", "s/.*/⟦&⟧/"],
            environment: ["LC_ALL": "C.UTF-8"])
        try ChildProcess.run(["msgfmt", "--output-file=\(place)/carshell.mo", words])
        return data
    }

    /// What stands outside of brackets and has letters in it, apart from names.
    private func english(_ screen: AccessibleNode, names: [String]) -> [String] {
        screen.texts.filter { text in
            var outside = ""
            var depth = 0
            for character in text {
                if character == "⟦" { depth += 1 }
                if depth == 0 { outside.append(character) }
                if character == "⟧" { depth -= 1 }
            }
            for name in names { outside = outside.replacingOccurrences(of: name, with: "") }
            return outside.contains(where: \.isLetter)
        }
    }

    func testEveryTextOfTheRadioIsTranslated() throws {
        let radio = try IcecastServer()
        try radio.startStation(name: "Harness", .tone(hertz: 440))
        try radio.setTitle("Somebody - Something")
        let sound = try PulseServer()
        let list = try folder.write(
            StationListFile.text([("Harbour", radio.url("live")), ("Nowhere", radio.url("gone"))])
                .replacingOccurrences(of: "\n]}", with: ",\n{\"name\": \"Lost\"},\n]}"), to: "list.json")
        let names = [
            "Harbour", "Nowhere", "Lost", "About", "Somebody", "Something", "carshell", "CarShell", "list.json",
            // What the sound server calls its output.
            "Null Output",
            // In a table of its own, which has no brackets.
            "What's New",
        ]
        let shell = try ShellSession(
            ["--kiosk", "--data-dir", try dataInBrackets(), "--stations", list], playsAsSet: true, language: "xx",
            sound: sound)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        /// Reads a page, once this is on it.
        func read(_ what: String, line: UInt = #line) throws {
            let screen = try shell.waitForText(what)
            XCTAssertEqual(english(screen, names: names), [], "with “\(what)” on the screen", line: line)
        }
        try read("⟦{0} entry could not be used⟧".replacingOccurrences(of: "{0}", with: "1"))
        try shell.tap("⟦Now Playing⟧")
        try read("⟦Choose a station in the Stations tab.⟧")
        try shell.tap("⟦Settings⟧")
        try read("⟦When the Output Goes⟧")
        try shell.tap("⟦Output⟧")
        try read("⟦As the System Has It⟧")
        try shell.tap("⟦Back⟧")
        try shell.tap("⟦When the Output Goes⟧")
        try read("⟦Pause until it is back⟧")
        try shell.tap("⟦Back⟧")
        try shell.tap("⟦Loudest Start⟧")
        try read("⟦As it was left⟧")
        try shell.tap("⟦Back⟧")

        try shell.tap("⟦Stations⟧")
        try shell.tap("Harbour")
        try shell.trace.wait(for: "first-audio")
        try read("Something")
        try read("⟦Stop⟧")
        try shell.tap("⟦Next⟧")
        try read("⟦This station's address was not found (404).⟧")
        try shell.tap("⟦Back⟧")
        try shell.tap("⟦Now Playing⟧")
        try read("⟦Up Next⟧")
    }

    func testTheRadioIsInGerman() throws {
        let radio = try IcecastServer()
        try radio.startStation(name: "Harness", .tone(hertz: 440))
        let list = try folder.write(
            StationListFile.text([("Hafen", radio.url("live")), ("Nirgends", radio.url("gone"))])
                .replacingOccurrences(of: "\n]}", with: ",\n{\"name\": \"Lost\"},\n]}"), to: "list.json")
        for (width, height) in [(800, 480), (1280, 720), (480, 800)] {
            let shell = try ShellSession(
                ["--kiosk", "--stations", list], width: width, height: height, language: "de")
            try shell.trace.wait(for: "root-shown", seconds: 60)
            /// Waits for a text and keeps a picture of the page, for a person to see whether something is cut.
            func see(_ text: String, _ page: String) throws {
                try shell.waitForText(text)
                try shell.saveScreenshot("german-\(page)-\(width)x\(height)")
            }
            try see("1 Eintrag ist nicht brauchbar", "stations")
            try shell.tap("Läuft gerade")
            try see("Unter „Sender“ einen Sender wählen.", "nothing")
            try shell.tap("Einstellungen")
            try see("Weiter über eine andere", "settings")
            try shell.tap("Wenn die Ausgabe wegfällt")
            try see("Pause, bis sie zurück ist", "choice")
            try shell.tap("Zurück")
            try shell.tap("Sender")
            try shell.tap("Nirgends")
            try see("Senderadresse nicht gefunden (404).", "failed")
            try shell.tap("Zurück")
            try shell.tap("Läuft gerade")
            try see("Als Nächstes", "queue")
        }
    }

    func testWhatTheShellAddsToTheTemplatesOfAnyAppIsInGerman() throws {
        let screen = try WaylandSession(width: 800, height: 480)
        for (page, names) in [
            ("search-empty", ["Ü", "ß", "Leerzeichen", "Löschen", "Suchen", "Tastatur verbergen", "Zurück"]),
            ("tab-bar-system-items-1", ["Mehr", "Favoriten", "Empfohlen", "Bestbewertet"]),
            ("now-playing-everything", ["Stopp", "Weiter", "Voriger Titel", "Zufällig", "Tempo, 1×", "Als Nächstes"]),
            ("points-empty", ["Vergrößern", "Verkleinern"]),
        ] {
            let shell = try ShellSession(["--app", "gallery", "--page", page], on: screen, language: "de")
            try shell.trace.wait(for: "root-shown", seconds: 60)
            try shell.contents.wait(for: "\(page) with \(names)") { screen in
                let controls = Set(screen.all.filter { $0.isControl && $0.isDrawn }.map(\.name))
                return controls.isSuperset(of: names) ? screen : nil
            }
        }
    }
}
