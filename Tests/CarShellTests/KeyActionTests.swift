import CGtk
import XCTest

@testable import CarShell

final class KeyActionTests: XCTestCase {
    func testEscapeBackAndAltLeftGoBack() {
        XCTAssertEqual(KeyAction(KeyPress(keyValue: UInt32(GDK_KEY_Escape), modifiers: 0)), .back)
        XCTAssertEqual(KeyAction(KeyPress(keyValue: UInt32(GDK_KEY_Back), modifiers: 0)), .back)
        let alt = GDK_ALT_MASK.rawValue
        XCTAssertEqual(KeyAction(KeyPress(keyValue: UInt32(GDK_KEY_Left), modifiers: alt)), .back)
        XCTAssertNil(KeyAction(KeyPress(keyValue: UInt32(GDK_KEY_Left), modifiers: 0)))
    }

    func testBackspaceGoesBackExceptInAField() {
        let key = KeyPress(keyValue: UInt32(GDK_KEY_BackSpace), modifiers: 0)
        XCTAssertEqual(KeyAction(key), .back)
        XCTAssertNil(KeyAction(key, isTyping: true))
    }

    func testMediaKeysCommandThePlayer() {
        let expected: [(Int32, KeyAction)] = [
            (GDK_KEY_AudioPlay, .command(.togglePlayPause)), (GDK_KEY_AudioPause, .command(.pause)),
            (GDK_KEY_AudioStop, .command(.stop)), (GDK_KEY_AudioNext, .command(.nextTrack)),
            (GDK_KEY_AudioPrev, .command(.previousTrack)),
        ]
        for (key, action) in expected {
            XCTAssertEqual(KeyAction(KeyPress(keyValue: UInt32(key), modifiers: 0)), action)
        }
    }

    func testQuittingNeedsControl() {
        let key = UInt32(GDK_KEY_q)
        XCTAssertNil(KeyAction(KeyPress(keyValue: key, modifiers: 0)))
        XCTAssertEqual(KeyAction(KeyPress(keyValue: key, modifiers: GDK_CONTROL_MASK.rawValue)), .quit)
    }
}
