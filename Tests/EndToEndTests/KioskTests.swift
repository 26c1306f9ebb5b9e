import Foundation
import TestSupport
import XCTest

/// The way a car starts it: cage as the compositor, an ordinary user, no window around it.
final class KioskTests: XCTestCase {
    func testTheBuiltInStationPlaysInAKiosk() throws {
        let sound = try PulseServer()
        let meter = try sound.makeSoundMeter()
        let kiosk = try KioskSession(sound: sound)
        try kiosk.trace.wait(for: "root-shown", seconds: 60)

        let window = try kiosk.contents.wait(for: "the window") { screen in
            screen.all.first { $0.role == "window" && $0.isDrawn }
        }
        XCTAssertEqual([window.width, window.height], [KioskSession.size.width, KioskSession.size.height])
        let screen = try kiosk.contents.wait(for: "the list") { $0.control("CarShell Demo") == nil ? nil : $0 }
        for control in ["Disconnect", "Connect", "1280×720", "Close"] {
            XCTAssertNil(screen.control(control), "A kiosk has no developer bar and no window buttons")
        }

        try kiosk.tap("CarShell Demo")
        try kiosk.trace.wait(for: "state") { $0["state"] == "playing" }
        try meter.waitForSound()
        try kiosk.contents.wait(for: "the title of the demo") { screen in
            screen.texts.contains { $0.contains("Open Road") } ? true : nil
        }
        try kiosk.screen.saveScreenshot(to: Repository.path("out/screenshots/kiosk.png"))
    }
}
