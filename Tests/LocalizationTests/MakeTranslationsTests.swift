import Foundation
import TestSupport
import XCTest

/// `scripts/make-translations --check` accepts this checkout, and tells each fault that a translation can have.
final class MakeTranslationsTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws { folder = try TemporaryFolder("translations") }

    override func tearDown() { folder = nil }

    func testTheTranslationsOfThisCheckoutAreCompleteAndUpToDate() throws {
        try ChildProcess.run([Repository.path("scripts/make-translations"), "--check"])
    }

    // MARK: A small project

    private static let source = #"""
        import Localization
        // It's a comment, with an apostrophe.
        let `repeat` = localized("Play")
        let text = localized("{0} of {1} “stars”", value, "\(maximum)")
        let key = localizedWord("Search", context: "key")
        let rows = localizedCount(count, "{0} row", "{0} rows")
        let other = notlocalized("Not a text")
        """#

    private static let german = #"""
        msgid ""
        msgstr ""
        "Project-Id-Version: x\n"
        "PO-Revision-Date: 2026-01-01 00:00+0000\n"
        "Last-Translator: x\n"
        "Language-Team: x\n"
        "Language: de\n"
        "MIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=UTF-8\n"
        "Content-Transfer-Encoding: 8bit\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\n"

        msgid "Play"
        msgstr "Spielen"

        msgid "{0} of {1} “stars”"
        msgstr "von {1} „Sternen“ {0}"

        msgctxt "key"
        msgid "Search"
        msgstr "Suchen"

        msgid "{0} row"
        msgid_plural "{0} rows"
        msgstr[0] "{0} Reihe"
        msgstr[1] "{0} Reihen"

        """#

    /// Makes the translations of a project with these files.
    private func project(source: String = source, german: String = german) throws {
        for name in ["scripts", "Sources/App", "po"] { _ = try folder.makeFolder(name) }
        try? FileManager.default.copyItem(
            atPath: Repository.path("scripts/make-translations"), toPath: folder.path + "/scripts/make-translations")
        _ = try folder.write(source, to: "Sources/App/Texts.swift")
        _ = try folder.write(german, to: "po/de.po")
    }

    @discardableResult
    private func make(_ arguments: String...) throws -> (status: ExitStatus?, error: String) {
        let process = try ChildProcess([folder.path + "/scripts/make-translations"] + arguments)
        return (process.waitForExit(before: .after(seconds: 60)), process.errorText)
    }

    private func assertCheckTells(_ part: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let (status, error) = try make("--check")
        XCTAssertEqual(status, .exited(1), file: file, line: line)
        XCTAssertTrue(error.contains(part), error, file: file, line: line)
    }

    func testWhatWasJustMadeIsAccepted() throws {
        try project()
        XCTAssertEqual(try make().status, .exited(0))
        let (status, error) = try make("--check")
        XCTAssertEqual(status, .exited(0), error)
        let template = try String(contentsOfFile: folder.path + "/po/carshell.pot", encoding: .utf8)
        XCTAssertFalse(template.contains("Not a text"), template)
    }

    func testATextThatIsNewInTheSourcesIsTold() throws {
        try project()
        try make()
        try project(source: Self.source + "\nlet more = localized(\"Brand new\")\n")
        try assertCheckTells("po/carshell.pot is not up to date")
    }

    func testATextThatIsGoneFromTheSourcesIsTold() throws {
        try project()
        try make()
        try project(source: Self.source.replacingOccurrences(of: "localized(\"Play\")", with: "1"))
        try assertCheckTells("po/carshell.pot is not up to date")
    }

    func testATextWithoutATranslationIsTold() throws {
        try project(german: Self.german.replacingOccurrences(of: "Spielen", with: ""))
        try make()
        try assertCheckTells("po/de.po lacks translations")
    }

    func testATranslationWithOtherValuesIsTold() throws {
        try project()
        try make()
        try project(
            german: String(contentsOfFile: folder.path + "/po/de.po", encoding: .utf8)
                .replacingOccurrences(of: "von {1} „Sternen“ {0}", with: "{0} Sterne"))
        try assertCheckTells("'msgid' and 'msgstr'")
    }

    func testACompiledFileThatIsOlderThanItsSourceIsTold() throws {
        try project()
        try make()
        try project(
            german: String(contentsOfFile: folder.path + "/po/de.po", encoding: .utf8)
                .replacingOccurrences(of: "Spielen", with: "Abspielen"))
        try assertCheckTells("data/locale/de/LC_MESSAGES/carshell.mo is not up to date")
    }

    func testANewLanguageBeginsWithAllTexts() throws {
        try project()
        XCTAssertEqual(try make("fr").status, .exited(0))
        let french = try String(contentsOfFile: folder.path + "/po/fr.po", encoding: .utf8)
        XCTAssertTrue(french.contains("msgid \"Play\"") && french.contains("Language: fr"), french)
        XCTAssertEqual(try make("fr").status, .exited(1), "What is there is not begun anew.")
    }
}
