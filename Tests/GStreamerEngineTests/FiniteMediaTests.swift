import Playback
import TestSupport
import XCTest

@testable import GStreamerEngine

final class FiniteMediaTests: XCTestCase {
    func testAFileTellsItsPlaceAndItsLength() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 20), as: "tone.wav")
        try MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load("file://" + file, isLiveStream: false)
            rig.wait(for: "playing") { $0 == .playing }
            let progress = try XCTUnwrap(Self.progress(rig))
            XCTAssertEqual(try XCTUnwrap(progress.duration), 20, accuracy: 0.01)
            XCTAssertLessThan(try XCTUnwrap(progress.position), 5)
        }
    }

    func testAFileGoesOnFromAPlaceAndStartsAtOne() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 60), as: "tone.wav")
        try MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load("file://" + file, isLiveStream: false)
            rig.engine.seek(to: 30)
            rig.wait(for: "playing") { $0 == .playing }
            XCTAssertTrue((30..<40).contains(try XCTUnwrap(Self.progress(rig)?.position)))
            rig.engine.seek(to: 50)
            XCTAssertTrue(
                MainLoop.run(seconds: 5) { (50..<60).contains(Self.progress(rig)?.position ?? 0) })
        }
    }

    func testAPausedFileStaysPausedWhereItWasSought() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 60), as: "tone.wav")
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load("file://" + file, isLiveStream: false)
            rig.wait(for: "playing") { $0 == .playing }
            rig.engine.pause()
            rig.wait(for: "paused") { $0 == .paused }
            rig.engine.seek(to: 40)
            XCTAssertTrue(MainLoop.run(seconds: 5) { Self.progress(rig)?.position == 40 })
            XCTAssertEqual(Self.progress(rig)?.position, 40)
        }
    }

    func testTwiceTheSpeedTakesHalfTheTime() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 4), as: "tone.wav")
        MainActor.assumeIsolated {
            for (rate, expected) in [(2.0, 2.0), (1, 4)] {
                let rig = EngineRig()
                rig.engine.setRate(rate)
                let before = PlayingTests.monotonicTime()
                rig.load("file://" + file, isLiveStream: false)
                rig.wait(for: "end", seconds: 15) { $0 == .endOfStream }
                let seconds = Double(PlayingTests.monotonicTime() - before) / 1e9
                XCTAssertEqual(seconds, expected, accuracy: 0.8)
            }
        }
    }

    func testTwiceTheSpeedHasTheSamePitch() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 8), as: "tone.wav")
        let sink = "audioconvert ! audio/x-raw,format=S16LE ! filesink location=\(folder.path)/sound.raw"
        MainActor.assumeIsolated {
            let rig = EngineRig(audioSinkDescription: sink)
            rig.engine.setRate(2)
            rig.load("file://" + file, isLiveStream: false)
            rig.wait(for: "end") { $0 == .endOfStream }
        }
        let bytes = folder.read("sound.raw")
        let samples = stride(from: 0, to: bytes.count - 1, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        XCTAssertEqual(Double(samples.count) / Double(TestSound.rate), 4, accuracy: 0.3)
        // Away from the ends; a tone rises through zero once in each of its periods.
        let middle = samples.dropFirst(TestSound.rate).prefix(2 * TestSound.rate)
        let rises = zip(middle, middle.dropFirst()).count { $0 < 0 && $1 >= 0 }
        XCTAssertEqual(Double(rises) / 2, 440, accuracy: 15)
    }

    func testAFileOnAServerThatTakesRangesCanBeSoughtInAndARadioCanNot() throws {
        let sound = TestSound.wav(seconds: 60)
        let server = try LoopbackServer([
            "/talk.wav": { connection in
                connection.send("HTTP/1.1 200 OK\r\nContent-Type: audio/x-wav\r\nAccept-Ranges: bytes\r\n")
                connection.send("Content-Length: \(sound.count)\r\n\r\n")
                connection.send(sound)
            }
        ])
        defer { server.stop() }
        let radio = try FakeRadio()
        defer { radio.stop() }
        try MainActor.assumeIsolated {
            for (uri, isSeekable) in [(server.uri("/talk.wav"), true), (radio.url(), false)] {
                let rig = EngineRig()
                rig.load(uri, isLiveStream: false)
                rig.wait(for: "playing") { $0 == .playing }
                let progress = try XCTUnwrap(Self.progress(rig))
                XCTAssertEqual(progress.isSeekable == true && progress.duration != nil, isSeekable, "\(progress)")
            }
        }
    }

    func testAFileOnAServerThatTakesNoRangesIsToldToHaveNoPlaces() throws {
        let sound = TestSound.wav(seconds: 60)
        let server = try LoopbackServer([
            "/talk.wav": { connection in
                connection.send("HTTP/1.1 200 OK\r\nContent-Type: audio/x-wav\r\nAccept-Ranges: none\r\n")
                connection.send("Content-Length: \(sound.count)\r\n\r\n")
                connection.send(sound)
            }
        ])
        defer { server.stop() }
        let folder = try TemporaryFolder()
        let file = try folder.write(sound, as: "talk.wav")
        MainActor.assumeIsolated {
            for (uri, isSeekable) in [(server.uri("/talk.wav"), false), ("file://" + file, true)] {
                let rig = PlayerRig()
                rig.play(uri, isLiveStream: false)
                XCTAssertTrue(rig.waitForSound())
                XCTAssertTrue(MainLoop.run(seconds: 10) { rig.player.nowPlayingInfo.playbackDuration != nil })
                XCTAssertEqual(rig.player.nowPlayingInfo.canChangePosition, isSeekable, "\(uri) \(rig.log)")
            }
        }
    }

    /// Asks the engine and waits for its answer.
    @MainActor
    private static func progress(_ rig: EngineRig) -> PlaybackProgress? {
        let before = rig.events.count
        rig.engine.reportProgress()
        var found: PlaybackProgress?
        _ = MainLoop.run(seconds: 5) {
            for case .progress(let progress) in rig.events.dropFirst(before).map(\.event) { found = progress }
            return found != nil
        }
        return found
    }
}
