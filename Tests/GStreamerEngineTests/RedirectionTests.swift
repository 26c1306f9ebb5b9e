import CGLib
import Foundation
import Playback
import TestSupport
import XCTest

@testable import GStreamerEngine

/// Redirections between http and https, over real TLS (B075).
final class RedirectionTests: XCTestCase {
    func testAStationPlaysBehindFiveRedirectionsThatChangeTheScheme() throws {
        let certificate = try TestCertificate()
        try trust(certificate)
        try MainActor.assumeIsolated {
            let server = try Self.server(certificate)
            for (path, isSecure) in [
                ("station.wav", true), ("hops/1/station.wav", false), ("hops/1/station.wav", true),
                ("hops/5/station.wav", false), ("hops/5/station.wav", true),
            ] {
                let rig = PlayerRig()
                rig.play(server.url(path, isSecure: isSecure))
                XCTAssertTrue(rig.waitForSound(seconds: 20), "\(path) \(isSecure): \(rig.log)")
            }
        }
        withExtendedLifetime(certificate) {}
    }

    func testTheSixthRedirectionIsNotFollowedAndTold() throws {
        let certificate = try TestCertificate()
        try trust(certificate)
        try MainActor.assumeIsolated {
            let server = try Self.server(certificate)
            for isSecure in [false, true] {
                let rig = EngineRig()
                rig.load(server.url("hops/6/station.wav", isSecure: isSecure))
                XCTAssertEqual(rig.failure(seconds: 20)?.kind, .tooManyRedirections)
            }
            XCTAssertEqual(server.requests.last, "/hops/1/station.wav")
            XCTAssertFalse(server.requests.contains("/station.wav"))
        }
        withExtendedLifetime(certificate) {}
    }

    func testAStationFailsAtOnceForItsCertificateAndNotForTheNetwork() throws {
        let trusted = try TestCertificate()
        try trust(trusted)
        try MainActor.assumeIsolated {
            let server = try Self.server(TestCertificate())
            let rig = PlayerRig()
            rig.play(server.url("station.wav", isSecure: true))
            XCTAssertTrue(rig.wait(seconds: 20) { if case .failed = $0 { true } else { false } }, "\(rig.log)")
            XCTAssertEqual(
                rig.state,
                .failed(reason: PlaybackFailure(kind: .untrustedCertificate(host: "127.0.0.1"), detail: "").reason))
        }
        withExtendedLifetime(trusted) {}
    }

    func testACertificateThatNobodyVouchesForIsAFault() throws {
        let trusted = try TestCertificate()
        try trust(trusted)
        try MainActor.assumeIsolated {
            let server = try Self.server(TestCertificate())
            let rig = EngineRig()
            rig.load(server.url("station.wav", isSecure: true))
            XCTAssertEqual(rig.failure(seconds: 20)?.kind, .untrustedCertificate(host: "127.0.0.1"))
            XCTAssertEqual(server.requests, [])
            // Also where a station at a plain address sends to.
            let other = EngineRig()
            other.load(server.url("hops/1/station.wav"))
            XCTAssertEqual(other.failure(seconds: 20)?.kind, .untrustedCertificate(host: "127.0.0.1"))
            XCTAssertEqual(server.requests, ["/hops/1/station.wav"])
        }
        withExtendedLifetime(trusted) {}
    }

    @MainActor
    private static func server(_ certificate: TestCertificate) throws -> NginxServer {
        let server = try NginxServer(certificate: certificate)
        _ = try server.folder.write(Data(TestSound.wav(seconds: 60, isEndless: true)), to: "station.wav")
        return server
    }

    /// Has this process trust that certificate and no other one, as long as the test runs.
    private func trust(_ certificate: TestCertificate) throws {
        let backend = g_tls_backend_get_default()
        guard let database = g_tls_file_database_new(certificate.path, nil) else {
            throw HarnessError("GLib cannot read \(certificate.path).")
        }
        g_tls_backend_set_default_database(backend, UnsafeMutablePointer(OpaquePointer(database)))
        g_object_unref(UnsafeMutableRawPointer(database))
        addTeardownBlock { g_tls_backend_set_default_database(g_tls_backend_get_default(), nil) }
    }
}
