import Playback
import XCTest

@testable import GStreamerEngine

/// The passing twin of each refusal here is `PlayingTests`.
final class FailureTests: XCTestCase {
    func testAnHTTPErrorIsToldByItsStatus() throws {
        for (status, kind) in [
            (404, PlaybackFailure.Kind.httpStatus(404)), (410, .httpStatus(410)), (500, .httpStatus(500)),
            (403, .httpStatus(403)), (401, .notAuthorized),
        ] {
            XCTAssertEqual(
                try failure(answer: "HTTP/1.1 \(status) Some Words\r\nContent-Length: 0\r\n\r\n")?.kind, kind)
        }
    }

    func testAPageIsNotSound() throws {
        let page = "<!DOCTYPE html><html><body>" + String(repeating: "<p>Hello.</p>", count: 300) + "</body></html>"
        for type in ["text/html", "audio/mpeg"] {
            let answer = "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(page.utf8.count)\r\n\r\n" + page
            XCTAssertEqual(try failure(answer: answer)?.kind, .notAudio)
        }
    }

    func testAnEmptyBodyIsNotSound() throws {
        let answer = "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nContent-Length: 0\r\n\r\n"
        XCTAssertEqual(try failure(answer: answer)?.kind, .notAudio)
    }

    func testAServerThatClosesWithoutAnAnswerIsALostConnection() throws {
        XCTAssertEqual(try failure(answer: "")?.kind, .connectionLost)
    }

    func testARefusedPortIsALostConnection() throws {
        let server = try LoopbackServer([:])
        let uri = server.uri("/radio")
        server.stop()
        XCTAssertEqual(failure(of: uri)?.kind, .connectionLost)
    }

    func testAHostWithoutAnAddressIsNotFound() {
        XCTAssertEqual(failure(of: "http://no-such-name.invalid/radio")?.kind, .hostNotFound)
    }

    func testAMissingFileIsNotFound() {
        XCTAssertEqual(failure(of: "file:///no/such/file.ogg")?.kind, .fileNotFound)
    }

    func testAPipeOrAFolderIsNoFileAndHoldsUpNothing() throws {
        let folder = try TemporaryFolder()
        XCTAssertEqual(mkfifo(folder.path + "/pipe", 0o600), 0)
        let sound = try folder.write(TestSound.wav(seconds: 1), as: "tone.wav")
        MainActor.assumeIsolated {
            let rig = EngineRig()
            for (id, address) in [folder.path + "/pipe", folder.path, "/dev/zero"].enumerated() {
                rig.load("file://" + address, id: UInt64(id + 1))
                XCTAssertTrue(
                    rig.wait(for: "failure of \(address)", id: LoadID(rawValue: UInt64(id + 1))) {
                        if case .failed(let failure) = $0 { failure.kind == .notAFile } else { false }
                    })
            }
            rig.load("file://" + sound, id: 9, isLiveStream: false)
            rig.wait(for: "the next file's sound", id: LoadID(rawValue: 9)) { $0 == .playing }
        }
    }

    func testOnlyHTTPAndFileAddressesAreTaken() {
        for uri in ["", "radio", "foo://bar", "http://", "http:///radio", "appsrc://", "filesrc:///etc/passwd"] {
            XCTAssertEqual(failure(of: uri)?.kind, .badAddress, uri)
        }
        for uri in ["http://h/a b", "HTTPS://h:1/ü?x=[1]", "file:///tmp/a.wav", "http://[::1]:8000/", "http://u:p@h/"] {
            XCTAssertNotNil(MediaAddress(uri), uri)
        }
    }

    func testADescriptionThatMakesNoOutputIsToldWithItsText() {
        MainActor.assumeIsolated {
            for description in ["no-such-element", "fakesink sync=perhaps !", "", "audiotestsrc"] {
                let rig = EngineRig(audioSinkDescription: description)
                var result: Result<Void, AudioSinkDescriptionError>?
                rig.engine.prepare { result = $0 }
                XCTAssertTrue(MainLoop.run(seconds: 10) { result != nil })
                guard case .failure(let error) = result else {
                    XCTFail("\"\(description)\" was taken")
                    continue
                }
                XCTAssertEqual(error.audioSinkDescription, description)
                XCTAssertTrue(error.description.contains("\"\(description)\""))
                rig.load("http://127.0.0.1:9/")
                XCTAssertEqual(rig.failure()?.kind, .audioOutput)
            }
        }
    }

    func testADescriptionWithSeveralElementsIsAnOutput() {
        MainActor.assumeIsolated {
            let rig = EngineRig(audioSinkDescription: "audioconvert ! fakesink sync=true")
            var result: Result<Void, AudioSinkDescriptionError>?
            rig.engine.prepare { result = $0 }
            XCTAssertTrue(MainLoop.run(seconds: 10) { result != nil })
            if case .failure(let error) = result { XCTFail("\(error)") }
        }
    }

    func testAnOutputThatCannotBeOpenedIsNotTheStationsFault() throws {
        let server = try LoopbackServer(["/radio": PlayingTests.station(seconds: 10)])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig(audioSinkDescription: "filesink location=/no/such/folder/sound.raw")
            rig.load(server.uri("/radio"))
            XCTAssertEqual(rig.failure()?.kind, .audioOutput)
        }
    }

    func testALoadFailsOnce() throws {
        let server = try LoopbackServer([:])
        defer { server.stop() }
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(server.uri("/gone"))
            XCTAssertEqual(rig.failure()?.kind, .httpStatus(404))
            rig.load("file:///no/such/file.ogg", id: 2)
            rig.wait(for: "second failure", id: LoadID(rawValue: 2)) { if case .failed = $0 { true } else { false } }
            XCTAssertEqual(rig.events.count { $0.id == LoadID(rawValue: 1) }, 1)
        }
    }

    private func failure(answer: String) throws -> PlaybackFailure? {
        let server = try LoopbackServer(["/radio": { $0.send(answer) }])
        defer { server.stop() }
        return failure(of: server.uri("/radio"))
    }

    private func failure(of uri: String) -> PlaybackFailure? {
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load(uri)
            return rig.failure(seconds: 20)
        }
    }
}
