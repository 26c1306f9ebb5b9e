import Playback
import TestSupport
import XCTest

@testable import GStreamerEngine

final class OutputTests: XCTestCase {
    private static let missing = "filesink location=/no/such/folder/sound.raw"

    func testAnOutputThatIsNotThereGivesWayToTheDefault_B141() throws {
        let radio = try FakeRadio()
        defer { radio.stop() }
        MainActor.assumeIsolated {
            let rig = PlayerRig(audioSinkDescription: Self.missing)
            rig.play(radio.url())
            XCTAssertTrue(rig.waitForSound())
            XCTAssertTrue(rig.outputs.isWatching)
        }
    }

    func testThePausePolicyIsSilentAndSaysWhy_B140() throws {
        let radio = try FakeRadio()
        defer { radio.stop() }
        MainActor.assumeIsolated {
            let rig = PlayerRig(policy: PlaybackPolicy(outputLoss: .pause), audioSinkDescription: Self.missing)
            rig.play(radio.url())
            XCTAssertTrue(rig.wait { if case .failed = $0 { true } else { false } })
            XCTAssertEqual(rig.state, .failed(reason: PlaybackFailure(kind: .audioOutput, detail: "").reason))
            XCTAssertTrue(rig.outputs.isWatching)
        }
    }

    func testTheSoundComesUpFromSilenceInThreeHundredMilliseconds() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 1), as: "tone.wav")
        let sink = "audioconvert ! audio/x-raw,format=S16LE ! filesink location=\(folder.path)/sound.raw"
        MainActor.assumeIsolated {
            let rig = EngineRig(audioSinkDescription: sink, fadeIn: 0.3)
            rig.load("file://" + file, isLiveStream: false)
            rig.wait(for: "end") { $0 == .endOfStream }
        }
        Self.expectFade(folder.read("sound.raw"))
    }

    func testTheSoundComesUpFromSilenceAlsoWhereAFileIsGoneOnWith() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 31), as: "tone.wav")
        let sink = "audioconvert ! audio/x-raw,format=S16LE ! filesink location=\(folder.path)/sound.raw"
        MainActor.assumeIsolated {
            let rig = EngineRig(audioSinkDescription: sink, fadeIn: 0.3)
            rig.load("file://" + file, isLiveStream: false)
            rig.engine.seek(to: 30)
            rig.wait(for: "end") { $0 == .endOfStream }
        }
        let samples = folder.read("sound.raw")
        XCTAssertEqual(Double(samples.count), 16_000, accuracy: 200, "the last second of 31, and nothing before")
        Self.expectFade(samples)
    }

    func testOthersAreLetInWithoutAStepAndLetOutAgain() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 3), as: "tone.wav")
        let format = "audio/x-raw,format=S16LE,channels=1"
        let sink = "audioconvert ! \(format) ! filesink sync=true location=\(folder.path)/sound.raw"
        MainActor.assumeIsolated {
            let rig = EngineRig(audioSinkDescription: sink, fadeIn: 0.3)
            rig.load("file://" + file, isLiveStream: false)
            rig.wait(for: "playing") { $0 == .playing }
            _ = MainLoop.run(seconds: 1) { false }
            rig.engine.duck(to: 0.5)
            _ = MainLoop.run(seconds: 1) { false }
            rig.engine.duck(to: 1)
            rig.wait(for: "end") { $0 == .endOfStream }
        }
        // Of a tone at half of full scale, a hundredth of a second each.
        let peaks = Self.peaks(folder.read("sound.raw"), parts: 100)
        let quiet = 16384.0 / 8
        let first = try XCTUnwrap(peaks.dropFirst(40).firstIndex { Double($0) < quiet * 1.1 }, "\(peaks)")
        let last = try XCTUnwrap(peaks.lastIndex { Double($0) < quiet * 1.1 })
        XCTAssertGreaterThan(last - first, 20, "\(peaks)")
        for part in first...last { XCTAssertEqual(Double(peaks[part]), quiet, accuracy: quiet * 0.2, "\(peaks)") }
        XCTAssertEqual(Double(try XCTUnwrap(peaks.dropLast().last)), 16384, accuracy: 900, "\(peaks)")
        // Fifth of a second for seven eighths: no hundredth takes more than a twentieth of them, and a bit.
        for (before, after) in zip(peaks.dropFirst(35), peaks.dropFirst(36).dropLast()) {
            XCTAssertLessThan(abs(after - before), 1_800, "\(peaks)")
        }
    }

    /// The highest amplitude of each part of a second.
    private static func peaks(_ samples: [UInt8], parts: Int) -> [Int] {
        let length = TestSound.rate / parts * 2
        return stride(from: 0, to: samples.count, by: length).map { start in
            stride(from: start, to: min(start + length, samples.count - 1), by: 2).map {
                abs(Int(Int16(bitPattern: UInt16(samples[$0]) | UInt16(samples[$0 + 1]) << 8)))
            }.max() ?? 0
        }
    }

    /// A second of sound that comes up from silence within its first 0.3 seconds.
    private static func expectFade(_ samples: [UInt8]) {
        let peaks = (0..<10).map { part in
            stride(from: part * 1600, to: min((part + 1) * 1600, samples.count - 1), by: 2).map {
                abs(Int(Int16(bitPattern: UInt16(samples[$0]) | UInt16(samples[$0 + 1]) << 8)))
            }.max() ?? 0
        }
        // A tenth of a second each, at half of full scale, up in a straight line.
        for (part, peak) in [(0, 16384 / 3), (1, 16384 * 2 / 3), (2, 16384), (3, 16384), (9, 16384)] {
            XCTAssertEqual(peaks[part], peak, accuracy: 900, "\(peaks)")
        }
    }
}
