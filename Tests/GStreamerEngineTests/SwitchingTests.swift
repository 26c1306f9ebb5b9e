import Dispatch
import Foundation
import Glibc
import Playback
import Templates
import TestSupport
import XCTest

@testable import GStreamerEngine

final class SwitchingTests: XCTestCase {
    func testALoadDuringAConnectionThatHangsStartsAtOnce() throws {
        let server = try LoopbackServer([
            "/silent": { $0.waitForClient() }, "/radio": PlayingTests.station(seconds: 10),
        ])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/silent"))
            server.waitForRequest()
            let before = PlayingTests.monotonicTime()
            rig.load(server.uri("/radio"), id: 2)
            XCTAssertLessThan(PlayingTests.monotonicTime() - before, 20_000_000, "load() blocked its caller")
            rig.wait(for: "first audio", id: LoadID(rawValue: 2), seconds: 5) { rig.isFirstAudio($0) }
        }
    }

    func testFiftyQuickTapsEndWithTheLastStation() throws {
        var scripts: [String: LoopbackServer.Script] = [:]
        let script = PlayingTests.station(seconds: 4, closes: false)
        for number in 1...50 { scripts["/\(number)"] = script }
        let server = try LoopbackServer(scripts)
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            for number in 1...50 { rig.load(server.uri("/\(number)"), id: UInt64(number)) }
            rig.wait(for: "playing", id: LoadID(rawValue: 50)) { $0 == .playing }
            XCTAssertTrue(rig.events.allSatisfy { $0.id == LoadID(rawValue: 50) })
            XCTAssertTrue(server.requestHeads.last?.hasPrefix("GET /50 ") == true)
        }
    }

    func testFiftyTapsInTheTimeOfConnectingLeaveOneConnectionAndTheLastStationsTitle() throws {
        let radios = try (0..<5).map { _ in try FakeRadio(metadataInterval: 2000) }
        defer { for radio in radios { radio.stop() } }
        for (number, radio) in radios.enumerated() { radio.setTitle("Artist - Title \(number)") }
        MainActor.assumeIsolated {
            let rig = PlayerRig()
            for tap in 0..<50 {
                rig.play(radios[tap % 5].url())
                // Some taps come while nothing has happened yet, some while the last one connects or plays.
                let seen = radios[tap % 5].requests.count
                if tap % 3 == 0 { _ = MainLoop.run(seconds: 5) { radios[tap % 5].requests.count > seen } }
                if tap % 10 == 5 { XCTAssertTrue(rig.waitForSound()) }
            }
            XCTAssertTrue(
                MainLoop.run(seconds: 10) {
                    rig.state == .playing && rig.player.nowPlayingInfo.title == "Title 4"
                        && radios.map(\.openConnections) == [0, 0, 0, 0, 1]
                }, "\(radios.map(\.openConnections)) \(rig.state)")
            XCTAssertEqual(rig.player.nowPlayingInfo.itemIdentifier, radios[4].url())
        }
    }

    func testLoadsThatWereOvertakenWhileTheyWaitedAreNotStarted() {
        MainActor.assumeIsolated {
            _ = MainLoop.source
            let queue = DispatchQueue(label: "test")
            queue.suspend()
            var started: [LoadID] = []
            // An output that cannot be made has each load that is started report at once.
            let worker = PipelineWorker(
                queue: queue, outputDescription: "no-such-element", userAgent: "", onMessage: { _, _ in },
                onFailure: { _, id in started.append(id) })
            for number in UInt64(1)...50 { worker.load(uri: "http://127.0.0.1:9/", id: LoadID(rawValue: number)) }
            var isDone = false
            worker.prepare { _ in isDone = true }
            queue.resume()
            XCTAssertTrue(MainLoop.run(seconds: 10) { isDone })
            XCTAssertEqual(started, [LoadID(rawValue: 50)])
        }
    }

    func testTheVolumeIsKeptOverASwitch() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 0.2), as: "tone.wav")
        MainActor.assumeIsolated {
            let sink = "audioconvert ! audio/x-raw,format=S16LE ! filesink location=\(folder.path)/sound.raw"
            let rig = EngineRig(audioSinkDescription: sink)
            rig.engine.setVolume(0.5)
            for id in [UInt64(1), 2] {
                rig.load("file://" + file, id: id, isLiveStream: false)
                rig.wait(for: "end", id: LoadID(rawValue: id)) { $0 == .endOfStream }
                // 0.5 on the cubic scale is an eighth of the amplitude, which is 16384.
                XCTAssertEqual(Self.peak(folder.read("sound.raw")), 2048, accuracy: 20)
            }
            rig.engine.setVolume(1)
            rig.load("file://" + file, id: 3, isLiveStream: false)
            rig.wait(for: "end", id: LoadID(rawValue: 3)) { $0 == .endOfStream }
            XCTAssertEqual(Self.peak(folder.read("sound.raw")), 16384, accuracy: 100)
        }
    }

    func testThePlayerShowsTheStationsOwnTitlesOnly() throws {
        let sound = TestSound.icy(
            TestSound.wav(seconds: 10, isEndless: true), interval: 2000,
            payloads: [Array("StreamTitle='Artist - Title';".utf8)])
        let server = try LoopbackServer([
            "/titled": {
                $0.send("HTTP/1.0 200 OK\r\nContent-Type: audio/wav\r\nicy-metaint: 2000\r\n\r\n")
                $0.send(sound)
                $0.waitForClient()
            },
            "/untitled": PlayingTests.station(seconds: 0.5),
        ])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let player = Player(engine: GStreamerEngine(audioSinkDescription: "fakesink sync=true", version: "0"))
            let items = ["/titled", "/untitled"].map {
                PlayableItem(identifier: $0, uri: server.uri($0), title: $0, isLiveStream: true)
            }
            var values: [NowPlayingInfo] = []
            let observation = player.observe { values.append($0) }
            defer { observation.cancel() }
            guard let queue = PlaybackQueue(items: items, startingAt: 0) else { return XCTFail("no queue") }
            player.play(queue)
            XCTAssertTrue(
                MainLoop.run(seconds: 10) { values.last?.title == "Title" && values.last?.playbackState == .playing })
            XCTAssertEqual(values.last?.artist, "Artist")
            player.perform(.nextTrack)
            let switched = values.count - 1
            XCTAssertNil(values.last?.title)
            XCTAssertTrue(
                MainLoop.run(seconds: 10) {
                    if case .reconnecting = values.last?.playbackState { true } else { false }
                })
            XCTAssertTrue(values[switched...].allSatisfy { $0.title == nil && $0.itemTitle == "/untitled" })
            XCTAssertTrue(values[switched...].contains { $0.playbackState == .playing })
        }
    }

    /// `CARSHELL_SWITCHES=2000` measures what the requirement names: five megabytes at most.
    func testLoadsLeaveNothingBehind() throws {
        let count = UInt64(ProcessInfo.processInfo.environment["CARSHELL_SWITCHES"] ?? "") ?? 200
        let server = try LoopbackServer(["/radio": PlayingTests.station(seconds: 2, closes: false)])
        defer { server.stop() }
        try MainActor.assumeIsolated {
            let rig = EngineRig()
            let cycle = { (id: UInt64) in
                rig.load(server.uri("/radio"), id: id)
                rig.wait(for: "first audio", id: LoadID(rawValue: id)) { rig.isFirstAudio($0) }
                rig.engine.stop()
                rig.forgetEvents()
            }
            let settle = {
                var isDone = false
                rig.engine.prepare { _ in isDone = true }
                _ = MainLoop.run(seconds: 5) { isDone }
                server.waitUntilQuiet()
            }
            for id in 1...20 { cycle(UInt64(id)) }
            settle()
            let before = try (ProcessCount.descriptors(), ProcessCount.threads(), ProcessCount.memory())
            for id in 21...(20 + count) { cycle(id) }
            settle()
            let growth = try ProcessCount.memory() - before.2
            print("\(count) loads: \(growth) kB more")
            XCTAssertLessThanOrEqual(growth, 5000)
            // GStreamer and libdispatch keep a few idle threads of their pools, and let go of them when they like.
            XCTAssertLessThanOrEqual(try ProcessCount.descriptors(), before.0 + 2)
            XCTAssertLessThanOrEqual(try ProcessCount.threads(), before.1 + 3)
        }
    }

    private static func peak(_ bytes: [UInt8]) -> Int {
        stride(from: 0, to: bytes.count - 1, by: 2).map {
            abs(Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)))
        }.max() ?? 0
    }
}
