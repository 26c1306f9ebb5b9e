import Foundation
import Localization
import TestSupport
import XCTest

/// The system's gettext gives the person's words, with values in whatever order, for whatever number.
final class LocalizedTests: XCTestCase {
    private static let variables = ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"]
    private var folder: TemporaryFolder!
    private var before: [String: String] = [:]

    override func setUpWithError() throws {
        folder = try TemporaryFolder("locale")
        before = ProcessInfo.processInfo.environment
        for name in Self.variables { unsetenv(name) }
        setlocale(LC_ALL, "C")
    }

    override func tearDown() {
        for name in Self.variables {
            if let value = before[name] { setenv(name, value, 1) } else { unsetenv(name) }
        }
        setlocale(LC_ALL, "C")
        // The other tests of this process read English.
        Translations.use(folder: folder.path + "/none")
        folder = nil
    }

    /// Reads texts from a catalogue of these entries from now on, as a program does that starts in this environment.
    private func speak(
        _ entries: String, plurals: String = "nplurals=2; plural=(n != 1);", _ environment: [String: String]
    )
        throws
    {
        let header = #"""
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: \#(plurals)\n"

            """#
        let source = try folder.write(header + entries, to: "xx.po")
        let place = try folder.makeFolder("xx/LC_MESSAGES")
        try ChildProcess.run(["msgfmt", "--output-file=\(place)/carshell.mo", source])
        for (name, value) in environment { setenv(name, value, 1) }
        setlocale(LC_ALL, "")
        Translations.use(folder: folder.path)
    }

    private static let utf8 = ["LC_ALL": "C.UTF-8", "LANGUAGE": "xx"]

    func testADamagedCatalogueIsToldAndLeavesTheTextsInEnglish() throws {
        try speak("msgid \"Stations\"\nmsgstr \"Sender\"\n", Self.utf8)
        XCTAssertEqual(localized("Stations"), "Sender")
        let path = folder.path + "/xx/LC_MESSAGES/carshell.mo"
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let other = try TemporaryFolder("damaged")
        let place = try other.makeFolder("xx/LC_MESSAGES") + "/carshell.mo"
        try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: place))
        Translations.use(folder: other.path + "/none")
        XCTAssertEqual(Translations.use(folder: other.path), place)
        XCTAssertEqual(localized("Stations"), "Stations")
    }

    func testATextIsInThePersonsLanguage() throws {
        try speak("msgid \"Play\"\nmsgstr \"Wörter\"\n", Self.utf8)
        XCTAssertEqual(localized("Play"), "Wörter")
    }

    func testWhatIsNotTranslatedIsInEnglishWithItsValues() throws {
        try speak("msgid \"Play\"\nmsgstr \"Wörter\"\n", Self.utf8)
        XCTAssertEqual(localized("{0} of {1}", 2, "three"), "2 of three")
        XCTAssertEqual(localizedWord("Play", context: "key"), "Play")
        XCTAssertEqual(localizedCount(1, "{0} row", "{0} rows"), "1 row")
        XCTAssertEqual(localizedCount(0, "{0} row", "{0} rows"), "0 rows")
    }

    func testATranslationPutsValuesInAnOrderOfItsOwn() throws {
        try speak("msgid \"{0} of {1}\"\nmsgstr \"von {1}: {0} ({1})\"\n", Self.utf8)
        XCTAssertEqual(localized("{0} of {1}", "a", "b"), "von b: a (b)")
    }

    func testAValueIsNotReadAsAFormat() {
        XCTAssertEqual(localized("{0}, {1}", "{1}", "b"), "{1}, b")
    }

    func testBracesThatNameNoValueStay() {
        XCTAssertEqual(localized("{} {x} {2} {0", "a"), "{} {x} {2} {0")
        XCTAssertEqual(localized("a text with {0}"), "a text with {0}")
    }

    func testEachNumberHasItsForm() throws {
        let russian =
            "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
        try speak(
            """
            msgid "{0} entry of {1}"
            msgid_plural "{0} entries of {1}"
            msgstr[0] "{1}: {0} запись"
            msgstr[1] "{1}: {0} записи"
            msgstr[2] "{1}: {0} записей"

            """, plurals: russian, Self.utf8)
        let texts = [1, 2, 5, 21].map { localizedCount($0, "{0} entry of {1}", "{0} entries of {1}", "x") }
        XCTAssertEqual(texts, ["x: 1 запись", "x: 2 записи", "x: 5 записей", "x: 21 запись"])
    }

    func testTheSameWordHasAMeaningAContext() throws {
        try speak(
            """
            msgctxt "key"
            msgid "Search"
            msgstr "suchen"

            msgctxt "title"
            msgid "Search"
            msgstr "Suche"

            """, Self.utf8)
        XCTAssertEqual(localizedWord("Search", context: "key"), "suchen")
        XCTAssertEqual(localizedWord("Search", context: "title"), "Suche")
    }

    func testALanguageWhoseLocaleTheSystemHasNotGotIsSpokenAllTheSame() throws {
        XCTAssertNil(setlocale(LC_ALL, "xx_XX.UTF-8"), "There is such a locale; the test proves nothing.")
        try speak("msgid \"Play\"\nmsgstr \"Wörter\"\n", ["LANG": "xx_XX.UTF-8"])
        XCTAssertEqual(localized("Play"), "Wörter")
    }

    func testWithoutALanguageItIsEnglish() throws {
        try speak("msgid \"Play\"\nmsgstr \"Wörter\"\n", [:])
        XCTAssertEqual(localized("Play"), "Play")
        try speak("msgid \"Play\"\nmsgstr \"Wörter\"\n", ["LC_ALL": "C.UTF-8"])
        XCTAssertEqual(localized("Play"), "Play")
    }
}
