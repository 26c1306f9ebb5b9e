import Playback
import XCTest

@testable import GStreamerEngine

/// Errors that no loopback server brings about in a test's time.
final class FailureClassificationTests: XCTestCase {
    private let error = PipelineError(domain: .stream, code: 1, text: "", isFromOutput: false, isFromSource: false)

    func testAMissingDecoderIsNamedAndATextsIsNotSound() {
        XCTAssertEqual(
            kind(missing: MissingPlugin(description: "AAC decoder", mediaType: "audio/mpeg")),
            .missingDecoder("AAC decoder"))
        for type in ["text/html", "text/plain", "image/png", "application/pdf"] {
            XCTAssertEqual(kind(missing: MissingPlugin(description: "x", mediaType: type)), .notAudio)
        }
    }

    func testABrokenConnectionIsLostWhateverGStreamerSays() {
        for code in [5, 9, 11] {
            var error = error
            error.domain = .resource
            error.code = code
            XCTAssertEqual(kind(error), .connectionLost)
            XCTAssertEqual(kind(error, isFile: true), .other)
        }
    }

    func testAStreamThatBreaksAfterItPlayedIsALostConnection() {
        var error = error
        error.code = 7
        XCTAssertEqual(kind(error, hasPlayed: true), .connectionLost)
        XCTAssertEqual(kind(error, hasPlayed: false), .notAudio)
        XCTAssertEqual(kind(error, isFile: true, hasPlayed: true), .notAudio)
    }

    func testTheOutputsFaultComesBeforeAllOthers() {
        var error = error
        error.httpStatus = 404
        XCTAssertEqual(kind(error), .httpStatus(404))
        error.isFromOutput = true
        XCTAssertEqual(kind(error), .audioOutput)
    }

    private func kind(
        _ error: PipelineError? = nil, missing: MissingPlugin? = nil, isFile: Bool = false, hasPlayed: Bool = false
    ) -> PlaybackFailure.Kind {
        PlaybackFailure(error ?? self.error, missing: missing, isFile: isFile, hasPlayed: hasPlayed).kind
    }
}
