import XCTest

@testable import CarShell

final class StyleSheetTests: XCTestCase {
    func testATokenIsPutInWhereverItIsUsed() throws {
        let sheet = try StyleSheet("@tokens { --a: 3px; } x { margin: var(--a) var( --a ); }")
        XCTAssertEqual(try sheet.css(for: []).filter { !$0.isNewline }, " x { margin: 3px 3px; }")
    }

    func testABlockHoldsForTheAppearancesThatHaveAllItsNames() throws {
        let sheet = try StyleSheet(
            "@tokens { --a: 1; } @tokens night { --a: 2; } @tokens night compact { --a: 3; }var(--a)")
        XCTAssertEqual(try sheet.css(for: ["day", "compact"]), "1")
        XCTAssertEqual(try sheet.css(for: ["night", "regular"]), "2")
        XCTAssertEqual(try sheet.css(for: ["night", "compact"]), "3")
    }

    func testATokenWithoutAValueIsAnErrorThatNamesIt() throws {
        let sheet = try StyleSheet("@tokens day { --a: 1; }var(--a)")
        XCTAssertEqual(try sheet.css(for: ["day"]), "1")
        XCTAssertThrowsError(try sheet.css(for: ["night"])) {
            XCTAssertEqual($0 as? StyleSheetError, .unknownToken("--a"))
        }
    }

    func testAnUnclosedBlockIsAnError() {
        XCTAssertThrowsError(try StyleSheet("@tokens { --a: 1;")) {
            XCTAssertEqual($0 as? StyleSheetError, .unclosedTokens)
        }
        XCTAssertThrowsError(try StyleSheet("x { a: var(--a }")) {
            XCTAssertEqual($0 as? StyleSheetError, .unclosedVariable)
        }
    }

    func testAScreenIsCompactRegularOrLarge() {
        XCTAssertEqual(SizeClass(ScreenSize(width: 800, height: 480)), .compact)
        XCTAssertEqual(SizeClass(ScreenSize(width: 480, height: 800)), .compact)
        XCTAssertEqual(SizeClass(ScreenSize(width: 1024, height: 600)), .regular)
        XCTAssertEqual(SizeClass(ScreenSize(width: 600, height: 1024)), .regular)
        XCTAssertEqual(SizeClass(ScreenSize(width: 1280, height: 720)), .large)
    }
}
