import Glibc
import Playback
import XCTest

@testable import GStreamerEngine

final class PlayingTests: XCTestCase {
    func testAFilePlaysToItsEnd() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 0.3), as: "tone.wav")
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load("file://" + file, isLiveStream: false)
            rig.wait(for: "end") { $0 == .endOfStream }
            XCTAssertTrue(rig.events.contains { rig.isFirstAudio($0.event) })
            XCTAssertTrue(rig.events.contains { $0.event == .playing })
        }
    }

    func testAStationPlaysAndTellsWhenItsFirstBufferReachedTheSink() throws {
        let server = try LoopbackServer(["/radio": Self.station(seconds: 10)])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let before = Self.monotonicTime()
            let rig = EngineRig()
            rig.load(server.uri("/radio"))
            rig.wait(for: "playing") { $0 == .playing }
            let times = rig.events.compactMap { entry in
                if case .firstAudio(let time) = entry.event { time } else { nil }
            }
            XCTAssertEqual(times.count, 1)
            XCTAssertTrue(times.allSatisfy { (before...Self.monotonicTime()).contains($0) })
        }
    }

    func testAServerThatClosesIsTheEndOfTheStream() throws {
        let server = try LoopbackServer(["/radio": Self.station(seconds: 0.5)])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/radio"))
            rig.wait(for: "end") { $0 == .endOfStream }
        }
    }

    func testServersLearnOurNameAndNotABrowsers() throws {
        let server = try LoopbackServer(["/radio": Self.station(seconds: 10)])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/radio"))
            rig.wait(for: "first audio") { rig.isFirstAudio($0) }
        }
        XCTAssertFalse(server.requestHeads.isEmpty)
        for head in server.requestHeads {
            XCTAssertTrue(head.contains("\r\nUser-Agent: CarShell/0.0-test"), head)
            XCTAssertFalse(head.contains("Mozilla"))
        }
    }

    func testHLSPlaysAndEachOfItsRequestsCarriesOurName() throws {
        let list = "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:0.5,\nsound.wav\n#EXT-X-ENDLIST\n"
        let sound = TestSound.wav(seconds: 0.5)
        let server = try LoopbackServer([
            "/live.m3u8": {
                $0.send("HTTP/1.1 200 OK\r\nContent-Type: application/vnd.apple.mpegurl\r\n")
                $0.send("Content-Length: \(list.utf8.count)\r\nConnection: close\r\n\r\n" + list)
            },
            "/sound.wav": {
                $0.send("HTTP/1.1 200 OK\r\nContent-Type: audio/wav\r\n")
                $0.send("Content-Length: \(sound.count)\r\nConnection: close\r\n\r\n")
                $0.send(sound)
            },
        ])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/live.m3u8"))
            rig.wait(for: "playing") { $0 == .playing }
            rig.wait(for: "end") { $0 == .endOfStream }
        }
        XCTAssertTrue(server.requestHeads.contains { $0.hasPrefix("GET /sound.wav ") })
        for head in server.requestHeads {
            XCTAssertTrue(head.contains("\r\nUser-Agent: CarShell/0.0-test"), head)
        }
    }

    func testAPausedFileGoesOnToItsEnd() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 0.5), as: "tone.wav")
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load("file://" + file, isLiveStream: false)
            rig.wait(for: "playing") { $0 == .playing }
            rig.engine.pause()
            rig.wait(for: "paused") { $0 == .paused }
            XCTAssertFalse(rig.events.contains { $0.event == .endOfStream })
            rig.engine.resume()
            rig.wait(for: "end") { $0 == .endOfStream }
        }
    }

    func testAFileThatEndedPlaysAgainFromTheStart() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(TestSound.wav(seconds: 0.3), as: "tone.wav")
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load("file://" + file, isLiveStream: false)
            rig.wait(for: "end") { $0 == .endOfStream }
            let before = rig.events.count
            rig.engine.seek(to: 0)
            XCTAssertTrue(
                MainLoop.run(seconds: 5) { rig.events.dropFirst(before).contains { $0.event == .endOfStream } })
            XCTAssertEqual(rig.events.dropFirst(before).map(\.event), [.playing, .endOfStream])
        }
    }

    func testAGapInTheStreamIsFilledBeforeTheSoundGoesOn() throws {
        let gate = Gate()
        let server = try LoopbackServer([
            "/radio": { connection in
                let sound = TestSound.wav(seconds: 40, isEndless: true)
                connection.send(Self.head)
                connection.send(Array(sound[..<60_000]))
                gate.wait()
                connection.send(Array(sound[60_000...]))
                connection.waitForClient()
            }
        ])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/radio"))
            rig.wait(for: "playing") { $0 == .playing }
            let started = rig.events.count
            let isEmpty = MainLoop.run(seconds: 20) {
                rig.events.dropFirst(started).contains { entry in
                    if case .buffering(let percent) = entry.event { percent < 10 } else { false }
                }
            }
            XCTAssertTrue(isEmpty)
            let emptied = rig.events.count
            gate.open()
            XCTAssertTrue(
                MainLoop.run(seconds: 10) { rig.events.dropFirst(emptied).contains { $0.event == .playing } })
            XCTAssertTrue(rig.events.dropFirst(emptied).contains { $0.event == .buffering(percent: 100) })
        }
    }

    func testAPlayingStationIsLetGoOfByStop() throws {
        let server = try LoopbackServer(["/radio": Self.station(seconds: 10, closes: false)])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/radio"))
            rig.wait(for: "playing") { $0 == .playing }
            XCTAssertEqual(server.openConnections, 1)
            rig.engine.stop()
            // The worker's queue is served in order: what it says now comes after the stop.
            var isDone = false
            rig.engine.prepare { _ in isDone = true }
            XCTAssertTrue(MainLoop.run(seconds: 5) { isDone })
        }
        server.waitUntilQuiet()
        XCTAssertEqual(server.openConnections, 0)
    }

    static let head = "HTTP/1.0 200 OK\r\nContent-Type: audio/wav\r\nicy-name: Header Name\r\n\r\n"

    /// A station that closes the connection after so much sound, or stays connected and silent.
    static func station(seconds: Double, closes: Bool = true) -> LoopbackServer.Script {
        let sound = TestSound.wav(seconds: seconds, isEndless: true)
        return { connection in
            connection.send(head)
            connection.send(sound)
            if !closes { connection.waitForClient() }
        }
    }

    static func monotonicTime() -> UInt64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
    }
}
