import XCTest

@testable import CarShell

final class MonogramTests: XCTestCase {
    func testInitialsAreOfTheFirstTwoWords() {
        let expected = [
            "Radio Paradise Mellow": "RP", "FIP": "F", "": "", "  ": "", "éclair": "É", "91.5 Jazz": "95",
            "\"Quoted\" & Co": "QC", "راديو": "ر",
        ]
        for (text, initials) in expected { XCTAssertEqual(Monogram.initials(of: text), initials, text) }
    }

    func testTheColourOfATextIsAlwaysTheSame() {
        XCTAssertEqual(Monogram.hue(of: "FIP"), Monogram.hue(of: "FIP"))
        let hues = Set((0..<60).map { Monogram.hue(of: "Station \($0)") })
        XCTAssertEqual(hues.count, 6, "every colour is used")
    }
}
