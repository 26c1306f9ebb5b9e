import Glibc
import Playback
import TestSupport
import XCTest

@testable import GStreamerEngine

/// A sound server whose devices come and go, as USB DACs do.
final class HotPlugTests: XCTestCase {
    func testTheSoundGoesOnAtTheDefaultOutputAndReturnsToTheChosenOne_B140() throws {
        try MainActor.assumeIsolated {
            let pulse = try PulseServer()
            for (name, value) in pulse.environment { if let value { setenv(name, value, 1) } }
            defer { for name in pulse.environment.keys { unsetenv(name) } }
            let plugIn = { try pulse.control("load-module", "module-null-sink", "sink_name=usb", "rate=44100") }
            var module = try plugIn()
            let radio = try FakeRadio()
            defer { radio.stop() }
            let rig = PlayerRig(
                audioSinkDescription: "pulsesink device=usb",
                defaultSinkDescription: "pulsesink device=\(PulseServer.sink)", outputMonitor: AudioOutputMonitor())
            rig.play(radio.url())
            XCTAssertTrue(rig.waitForSound())
            XCTAssertEqual(try Self.busySinks(pulse), ["usb"])
            try pulse.control("unload-module", module.trimmingCharacters(in: .whitespacesAndNewlines))
            XCTAssertTrue(rig.waitForLoss())
            XCTAssertTrue(rig.waitForSound())
            XCTAssertEqual(try Self.busySinks(pulse), [PulseServer.sink])
            // What comes in the first two seconds is taken for what was there already.
            _ = MainLoop.run(seconds: 3) { false }
            module = try plugIn()
            XCTAssertTrue(rig.waitForLoss())
            XCTAssertTrue(rig.waitForSound())
            XCTAssertEqual(try Self.busySinks(pulse), ["usb"])
        }
    }

    /// The names of the sinks that somebody plays to.
    private static func busySinks(_ pulse: PulseServer) throws -> [String] {
        let inputs = try pulse.control("list", "short", "sink-inputs").split(separator: "\n")
        let sinks = try pulse.control("list", "short", "sinks").split(separator: "\n").map { $0.split(separator: "\t") }
        return inputs.compactMap { input in
            let number = input.split(separator: "\t").dropFirst().first
            return sinks.first { $0.first == number }.flatMap { $0.dropFirst().first }.map(String.init)
        }
    }
}
