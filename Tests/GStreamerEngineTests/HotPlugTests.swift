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

    /// A server with a device besides the built-in one, and the sound at it.
    @MainActor
    private final class Stage {
        let pulse: PulseServer
        let rig: PlayerRig
        private var module = ""

        /// - Parameter pinned: whether the device is asked for by name, and not as the system's default.
        init(_ policy: OutputLossPolicy, pinned: Bool) throws {
            pulse = try PulseServer()
            // Otherwise every stream would be sent to that one.
            for (name, value) in pulse.environment where name != "PULSE_SINK" {
                if let value { setenv(name, value, 1) }
            }
            rig = PlayerRig(
                policy: PlaybackPolicy(outputLoss: policy),
                audioSinkDescription: pinned ? "pulsesink device=usb" : "autoaudiosink",
                defaultSinkDescription: "autoaudiosink", outputMonitor: AudioOutputMonitor())
            try plugIn()
            try pulse.control("set-default-sink", pinned ? PulseServer.sink : "usb")
        }

        isolated deinit { for name in pulse.environment.keys { unsetenv(name) } }

        func plugIn() throws {
            module = try pulse.control("load-module", "module-null-sink", "sink_name=usb", "rate=44100")
        }

        func pullOut() throws {
            try pulse.control("unload-module", module.trimmingCharacters(in: .whitespacesAndNewlines))
        }

        /// Runs the main loop until the sound is at these sinks and nowhere else.
        func waitForSound(at sinks: [String]) -> Bool {
            MainLoop.run(seconds: 10) { (try? HotPlugTests.busySinks(pulse)) == sinks }
        }

        /// Plays to the point where the device is heard, and has been known long enough.
        func play(_ radio: FakeRadio) throws {
            rig.play(radio.url())
            XCTAssertTrue(rig.waitForSound())
            XCTAssertTrue(waitForSound(at: ["usb"]))
        }

        func waitForFailure() -> Bool { rig.wait { if case .failed = $0 { true } else { false } } }

        /// What comes in the first two seconds is taken for what was there already.
        func waitForAttention() { _ = MainLoop.run(seconds: 3) { false } }
    }

    func testAPauseLastsUntilThePinnedOutputIsBack_B140() throws {
        let radio = try FakeRadio()
        defer { radio.stop() }
        try MainActor.assumeIsolated {
            let stage = try Stage(.pause, pinned: true)
            try stage.play(radio)
            try stage.pullOut()
            XCTAssertTrue(stage.waitForFailure(), "\(stage.rig.log)")
            XCTAssertTrue(stage.waitForSound(at: []))
            stage.waitForAttention()
            try stage.plugIn()
            XCTAssertTrue(stage.rig.waitForSound(), "\(stage.rig.log)")
            XCTAssertTrue(stage.waitForSound(at: ["usb"]))
        }
    }

    func testAPauseLastsUntilTheDefaultOutputIsBackThoughTheSystemHasAnother_B140() throws {
        let radio = try FakeRadio()
        defer { radio.stop() }
        try MainActor.assumeIsolated {
            let stage = try Stage(.pause, pinned: false)
            try stage.play(radio)
            try stage.pullOut()
            XCTAssertTrue(stage.waitForFailure(), "\(stage.rig.log)")
            XCTAssertTrue(stage.waitForSound(at: []))
            stage.waitForAttention()
            try stage.pulse.control("load-module", "module-null-sink", "sink_name=other")
            _ = MainLoop.run(seconds: 2) { stage.rig.state.isActive }
            XCTAssertFalse(stage.rig.state.isActive, "another output is not the one that went: \(stage.rig.log)")
            try stage.plugIn()
            XCTAssertTrue(stage.rig.waitForSound(), "\(stage.rig.log)")
            XCTAssertTrue(stage.waitForSound(at: ["usb"]))
        }
    }

    func testTheSoundFollowsTheDefaultOutputWithoutALoss_B140() throws {
        let radio = try FakeRadio()
        defer { radio.stop() }
        try MainActor.assumeIsolated {
            let stage = try Stage(.resume, pinned: false)
            try stage.play(radio)
            let before = stage.rig.values.count
            try stage.pullOut()
            XCTAssertTrue(stage.waitForSound(at: [PulseServer.sink]))
            try stage.plugIn()
            try stage.pulse.control("set-default-sink", "usb")
            XCTAssertTrue(stage.waitForSound(at: ["usb"]))
            let states = stage.rig.values.dropFirst(before).map(\.playbackState)
            XCTAssertTrue(states.allSatisfy { $0 == .playing }, "\(states)")
        }
    }

    func testAnotherDefaultOutputIsNoReasonForAPause() throws {
        let radio = try FakeRadio()
        defer { radio.stop() }
        try MainActor.assumeIsolated {
            let stage = try Stage(.pause, pinned: false)
            try stage.play(radio)
            try stage.pulse.control("set-default-sink", PulseServer.sink)
            XCTAssertTrue(stage.waitForSound(at: [PulseServer.sink]))
            _ = MainLoop.run(seconds: 2) { stage.rig.state != .playing }
            XCTAssertEqual(stage.rig.state, .playing)
        }
    }

    func testAnOutputThatIsSetTakesOverWhatPlaysAndCanBeChosenFromTheList() throws {
        let radio = try FakeRadio()
        defer { radio.stop() }
        try MainActor.assumeIsolated {
            let stage = try Stage(.resume, pinned: true)
            try stage.play(radio)
            var devices: [OutputDevice]?
            Task { devices = await AudioOutputList().outputs() }
            XCTAssertTrue(MainLoop.run(seconds: 10) { devices != nil })
            let builtIn = try XCTUnwrap(devices?.first { $0.element.contains(PulseServer.sink) }, "\(devices ?? [])")
            stage.rig.setOutput(builtIn.element)
            XCTAssertTrue(stage.waitForSound(at: [PulseServer.sink]))
            XCTAssertTrue(stage.rig.waitForSound(), "\(stage.rig.log)")
        }
    }

    func testAPinnedOutputThatIsNotThereGivesWayToTheDefaultWhateverIsPlayed_B141() throws {
        let radio = try FakeRadio()
        defer { radio.stop() }
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 30), as: "tone.wav")
        let ogg = folder.path + "/tone.ogg"
        try ChildProcess.run(["ffmpeg", "-loglevel", "error", "-i", file, "-c:a", "libvorbis", ogg])
        try MainActor.assumeIsolated {
            let pulse = try PulseServer()
            for (name, value) in pulse.environment { if let value { setenv(name, value, 1) } }
            defer { for name in pulse.environment.keys { unsetenv(name) } }
            for address in [radio.url(), "file://" + ogg, "file://" + file] {
                let rig = PlayerRig(
                    audioSinkDescription: "pulsesink device=gone", defaultSinkDescription: "autoaudiosink")
                rig.play(address, isLiveStream: address == radio.url())
                XCTAssertTrue(rig.waitForSound(), "\(address): \(rig.state) \(rig.log)")
                XCTAssertEqual(try Self.busySinks(pulse), [PulseServer.sink])
                XCTAssertTrue(rig.outputs.isWatching)
            }
        }
    }

    func testWithoutAnyOutputTheDriverIsToldAndTheSoundComesWithTheFirstOne() throws {
        let radio = try FakeRadio()
        defer { radio.stop() }
        try MainActor.assumeIsolated {
            let pulse = try PulseServer(isRunning: false)
            for (name, value) in pulse.environment { if let value { setenv(name, value, 1) } }
            defer { for name in pulse.environment.keys { unsetenv(name) } }
            let rig = PlayerRig(
                audioSinkDescription: "autoaudiosink", defaultSinkDescription: "autoaudiosink",
                outputMonitor: AudioOutputMonitor())
            rig.play(radio.url())
            XCTAssertTrue(rig.wait { if case .failed = $0 { true } else { false } }, "\(rig.log)")
            XCTAssertEqual(rig.state, .failed(reason: PlaybackFailure(kind: .noAudioOutput, detail: "").reason))
            XCTAssertFalse(rig.values.contains { $0.playbackState == .playing }, "nothing was heard: \(rig.log)")
            try pulse.start()
            XCTAssertTrue(rig.waitForSound(seconds: 20), "\(rig.log)")
            XCTAssertEqual(try Self.busySinks(pulse), [PulseServer.sink])
        }
    }

    /// The names of the sinks that somebody plays to.
    fileprivate static func busySinks(_ pulse: PulseServer) throws -> [String] {
        let inputs = try pulse.control("list", "short", "sink-inputs").split(separator: "\n")
        let sinks = try pulse.control("list", "short", "sinks").split(separator: "\n").map { $0.split(separator: "\t") }
        return inputs.compactMap { input in
            let number = input.split(separator: "\t").dropFirst().first
            return sinks.first { $0.first == number }.flatMap { $0.dropFirst().first }.map(String.init)
        }
    }
}
