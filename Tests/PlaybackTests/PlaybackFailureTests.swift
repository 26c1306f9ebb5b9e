import Playback
import XCTest

final class PlaybackFailureTests: XCTestCase {
    private let kinds: [PlaybackFailure.Kind] = [
        .badAddress, .httpStatus(404), .httpStatus(302), .httpStatus(429), .httpStatus(500), .notAuthorized,
        .fileNotFound, .notAFile, .hostNotFound, .connectionLost, .missingDecoder("MPEG-4 AAC decoder"), .notAudio,
        .audioOutput,
        .other,
    ]

    func testEachKindHasASentenceOfItsOwnWithoutTheEnginesText() {
        let reasons = kinds.map { PlaybackFailure(kind: $0, detail: "gstsouphttpsrc.c(1683)").reason }
        XCTAssertEqual(Set(reasons).count, kinds.count)
        for reason in reasons {
            XCTAssertTrue(reason.hasSuffix("."), reason)
            XCTAssertFalse(reason.contains("souphttpsrc"), reason)
        }
    }

    func testUserFaultsAndNetworkFaultsAreToldApart() {
        func reason(_ kind: PlaybackFailure.Kind) -> String { PlaybackFailure(kind: kind, detail: "").reason }
        XCTAssertEqual(reason(.httpStatus(404)), "This station's address was not found (404).")
        XCTAssertEqual(reason(.notAuthorized), "This station needs a login.")
        XCTAssertEqual(reason(.notAudio), "What the station sends is not sound.")
        XCTAssertTrue(reason(.connectionLost).hasPrefix("The station cannot be reached."))
        XCTAssertTrue(reason(.httpStatus(503)).contains("Try again later"))
    }

    func testAMissingDecoderNamesThePackage() {
        for (format, name, package) in [
            ("MPEG-4 AAC decoder", "MPEG-4 AAC", "gstreamer1.0-libav"),
            ("HLS demuxer", "HLS", "gstreamer1.0-plugins-bad"),
            ("Opus decoder", "Opus", "gstreamer1.0-plugins-base"),
            ("FLAC decoder", "FLAC", "gstreamer1.0-plugins-good"),
        ] {
            let reason = PlaybackFailure(kind: .missingDecoder(format), detail: "").reason
            XCTAssertEqual(reason, "Cannot play this format (\(name)): install \(package).")
        }
    }
}
