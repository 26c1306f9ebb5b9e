import Foundation
import TestSupport
import XCTest

/// No sentence is written into what draws the screen or fills it, except through `localized`.
///
/// What looks like words for a person: two words, or one that begins with a capital letter.
final class LiteralTextTests: XCTestCase {
    /// What draws and fills the screen, except for developers' screens and the apps' own table of languages.
    private static let folders = [
        "Apps/Radio", "Apps/WhatsNew", "CarShell/Rendering", "CarShell/Widgets", "CarShell/Kiosk",
        "CarShell/Texts.swift",
        "Stations/Lists", "Stations/Library", "Stations/JSON", "Playback/PlaybackFailure+Reason.swift",
    ]
    /// Words for the log, for C, or in a table of their own.
    private static let exempt: Set = ["WhatsNewTexts+Languages.swift", "MapConfigurationError.swift"]
    /// Names that are the same in every language, and what GStreamer calls formats.
    private static let names: Set = ["CarShell", "Natural Earth", "Inter", "http live", "transport stream"]

    /// The literals of a file that look like words and are not an argument of `localized`.
    private static func words(in text: String) -> [String] {
        var source = text
        for comment in [#"(?m)^\s*///?.*$"#, #"(?m)\s// .*$"#] {
            source = source.replacingOccurrences(of: comment, with: "", options: .regularExpression)
        }
        let literal = #""(?:[^"\\]|\\.)*""#
        // A call's literals are its first arguments.
        for call in [
            #"localizedCount\([^"]*\#(literal),\s*\#(literal)"#,
            #"localized(?:Word)?\(\s*\#(literal)(?:, context: \#(literal))?"#,
        ] {
            source = source.replacingOccurrences(of: call, with: "", options: .regularExpression)
        }
        var found: [String] = []
        var rest = source[...]
        while let range = rest.range(of: literal, options: .regularExpression) {
            found.append(String(rest[range].dropFirst().dropLast()))
            rest = rest[range.upperBound...]
        }
        return found.filter { literal in
            let plain = literal.replacingOccurrences(of: #"\\\([^)]*\)+|\\."#, with: "", options: .regularExpression)
            return !names.contains(plain)
                && plain.range(of: #"\p{Ll}{2,} \p{L}{2,}|^“?\p{Lu}\p{Ll}+\b"#, options: .regularExpression) != nil
        }
    }

    func testNoSentenceIsWrittenPastTheTranslations() throws {
        var files = 0
        for folder in Self.folders {
            let url = Repository.root.appendingPathComponent("Sources/" + folder)
            let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.allObjects ?? []
            for case let file as URL in all + [url]
            where file.pathExtension == "swift" && !Self.exempt.contains(file.lastPathComponent) {
                files += 1
                let words = Self.words(in: try String(contentsOf: file, encoding: .utf8))
                XCTAssertEqual(
                    words, [], "in \(file.lastPathComponent): call localized, and run scripts/make-translations")
            }
        }
        XCTAssertGreaterThan(files, 100, "the test reads files at all")
    }

    func testEveryTextThatIsLookedUpIsALiteralAndInTheCatalogue() throws {
        let catalogue = try String(
            contentsOf: Repository.root.appendingPathComponent("po/carshell.pot"), encoding: .utf8)
        let sources = Repository.root.appendingPathComponent("Sources")
        var count = 0
        for case let file as URL in try XCTUnwrap(
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        where file.pathExtension == "swift" && !file.path.contains("/Localization/") {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: #/\blocalized(?:Word|Count)?\((?:\s*\w+,)?\s*("(?:[^"\\]|\\.)*")?/#) {
                let literal = try XCTUnwrap(match.output.1, "no literal for xgettext in \(file.lastPathComponent)")
                XCTAssertTrue(catalogue.contains("msgid \(literal)\n"), "\(literal) in \(file.lastPathComponent)")
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 150, "the test reads calls at all")
    }

    func testWordsAreToldFromNames() {
        let source = #"""
            // "Not a text"
            let a = Label("Now playing")
            let b = Icon("arrow-left")
            let c = localized("Stop it")
            let d = "There are \(count) rows"
            let e = localizedCount(count, "One row", "{0} rows")
            let f = localizedWord("Search", context: "a key")
            let g = "Stop"
            """#
        XCTAssertEqual(Self.words(in: source), ["Now playing", #"There are \(count) rows"#, "Stop"])
    }
}
