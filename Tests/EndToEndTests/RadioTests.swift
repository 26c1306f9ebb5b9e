import Foundation
import TestSupport
import XCTest

/// The main job on real input: a finger on a row, a real station, sound at the loudspeakers' place.
final class RadioTests: XCTestCase {
    private var folder: TemporaryFolder!
    private var sound: PulseServer!
    private var radio: IcecastServer!
    private var shell: ShellSession!

    override func setUpWithError() throws {
        folder = try TemporaryFolder("radio")
        sound = try PulseServer()
        radio = try IcecastServer()
        try radio.startStation(name: "Harbour FM", .tone(hertz: 440))
        let stations = [
            ("Anchor Radio", "http://127.0.0.1:9/anchor"), ("Harbour FM", radio.url("live")),
            ("Lighthouse", "http://127.0.0.1:9/lighthouse"),
        ]
        let list = try folder.write(StationListFile.text(stations), to: "stations.json")
        shell = try ShellSession(["--stations", list], sound: sound)
    }

    override func tearDown() {
        (shell, radio, sound, folder) = (nil, nil, nil, nil)
    }

    /// Taps the station that is on the air, and returns once it is heard.
    private func tune(_ meter: SoundMeter) throws {
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.tap("Harbour FM")
        try shell.trace.wait(for: "state") { $0["state"] == "playing" }
        try meter.waitForSound()
    }

    func testATapOnARowPlaysItsStation() throws {
        let meter = try sound.makeSoundMeter()
        try meter.waitForSilence()
        try shell.trace.wait(for: "process-start", seconds: 60)
        try shell.trace.wait(for: "root-shown", seconds: 60)

        try shell.tap("Harbour FM")
        try shell.trace.wait(for: "tap")
        let request = try shell.trace.wait(for: "play-requested")
        XCTAssertEqual(request["uri"], radio.url("live"))
        try shell.trace.wait(for: "first-audio")
        try meter.waitForSound()
        try shell.waitForText("Harbour FM")
        let shown = shell.trace.events.filter { $0.name == "template-shown" }
        XCTAssertFalse(shown.isEmpty, "No template was shown after the tap: \(shell.trace.events)")
        XCTAssertTrue(shell.process.isRunning)
    }

    func testTheStreamsTitleReachesNowPlaying() throws {
        let meter = try sound.makeSoundMeter()
        try tune(meter)
        try radio.setTitle("The Beacons - Night Ferry")
        let event = try shell.trace.wait(for: "state") { $0["title"] == "Night Ferry" }
        XCTAssertEqual(event["artist"], "The Beacons")
        try shell.waitForText("Night Ferry")
        try shell.waitForText("The Beacons")
        try radio.setTitle("Größe - Ænima №1")
        try shell.waitForText("Ænima №1")
        try shell.saveScreenshot("now-playing")
    }

    func testBackShowsTheListWithThePlayingMark() throws {
        let meter = try sound.makeSoundMeter()
        try tune(meter)
        try shell.tap("Back")
        let marked = try shell.contents.wait(for: "the list with a playing mark") { screen -> AccessibleNode? in
            guard screen.row("Anchor Radio") != nil, let row = screen.row("Harbour FM") else { return nil }
            return row.saysPlaying ? screen : nil
        }
        XCTAssertFalse(try XCTUnwrap(marked.row("Anchor Radio")).saysPlaying)
        XCTAssertFalse(try XCTUnwrap(marked.row("Lighthouse")).saysPlaying)
        try meter.discardWhatCame()
        try meter.waitForSound()
        try shell.saveScreenshot("list-while-playing")
    }

    func testDisconnectAndConnectLoseNoSound() throws {
        let meter = try sound.makeSoundMeter()
        try tune(meter)
        try meter.discardWhatCame()
        let began = Deadline.monotonicNanoseconds()

        try shell.tap("Disconnect")
        try shell.tap("Connect")
        try shell.trace.wait(for: "root-shown")
        try shell.contents.wait(for: "the list") { $0.row("Harbour FM") }

        // All of it: from before the display went until a second after it was back.
        let seconds = Double(Deadline.monotonicNanoseconds() - began) / 1e9 + 1
        let levels = try meter.levels(seconds: seconds)
        let silent = levels.indices.filter { levels[$0] <= SoundMeter.silence }
        XCTAssertEqual(silent, [], "Silent tenths of a second among \(levels.count)")
        XCTAssertTrue(shell.process.isRunning)
    }

    func testADeadServerIsReachedForAndTheScreenSaysForHowLong() throws {
        let meter = try sound.makeSoundMeter()
        try tune(meter)
        radio.kill()
        try shell.trace.wait(for: "state", seconds: 30) { $0["state"] == "reconnecting" }
        try shell.contents.wait(for: "the seconds without sound") { screen -> AccessibleNode? in
            screen.texts.contains { $0.hasPrefix("Reconnecting, 0:") } ? screen : nil
        }
        try meter.waitForSilence()
        try shell.saveScreenshot("dead-server")
        XCTAssertTrue(shell.process.isRunning)
    }

    func testAStationThatIsNotThereIsToldInWords() throws {
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.tap("Lighthouse")
        let failure = try shell.trace.wait(for: "state", seconds: 120) { $0["state"] == "failed" }
        let reason = try XCTUnwrap(failure["reason"], "\(failure)")
        XCTAssertTrue(reason.contains(" "), "Not in words: \(reason)")
        for jargon in ["GStreamer", "gst", "seeking", "Internal data", "streaming stopped", "nil", "Optional"] {
            XCTAssertFalse(reason.contains(jargon), "Not in a driver's words: \(reason)")
        }
        try shell.waitForText(reason)
    }
}

extension AccessibleNode {
    /// Whether the row tells that its station plays: in its own name, or with a mark that is read as such.
    fileprivate var saysPlaying: Bool { texts.contains { $0.localizedCaseInsensitiveContains("playing") } }
}
