import Foundation
import TestSupport
import XCTest

/// Proves that a real station can be put on the air, that a player is heard, and that silence is told from sound.
final class SoundHarnessTests: XCTestCase {
    func testAPlayerOfTheStationIsHeardUntilTheServerDies() throws {
        let sound = try PulseServer()
        let meter = try sound.makeSoundMeter()
        try meter.waitForSilence()

        let radio = try IcecastServer()
        try radio.startStation(name: "Harness", .tone(hertz: 440))
        try radio.setTitle("Größe & Wärme")
        let player = try ChildProcess(
            ["gst-launch-1.0", "-t", "playbin", "uri=\(radio.url("live"))", "audio-sink=pulsesink"],
            environment: sound.environment)
        try meter.waitForSound()
        try player.output.line("the title", before: .after(seconds: 20)) { $0.contains("Größe & Wärme") }

        radio.kill()
        player.stop()
        try meter.waitForSilence()
    }

    func testAGapInTheSoundIsSeen() throws {
        let sound = try PulseServer()
        let meter = try sound.makeSoundMeter()
        let player = try ChildProcess(
            ["gst-launch-1.0", "audiotestsrc", "volume=0.5", "!", "pulsesink"], environment: sound.environment)
        try meter.waitForSound()
        XCTAssertFalse(try meter.levels(seconds: 1).contains { $0 <= SoundMeter.silence })
        let steady = try meter.nextLevel()
        XCTAssertEqual(steady, 0.5 / 2.0.squareRoot(), accuracy: 0.05)
        player.stop()
        XCTAssertTrue(try meter.levels(seconds: 2).contains { $0 <= SoundMeter.silence })
    }

    func testAnOggStationIsHeard() throws {
        let sound = try PulseServer()
        let meter = try sound.makeSoundMeter()
        let radio = try IcecastServer()
        try radio.startStation(name: "Harness", .file(Repository.path("data/demo/open-road.ogg")), as: .ogg)
        let player = try ChildProcess(
            ["gst-launch-1.0", "playbin", "uri=\(radio.url("live"))", "audio-sink=pulsesink"],
            environment: sound.environment)
        try meter.waitForSound()
        player.stop()
    }
}
