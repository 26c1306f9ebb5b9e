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

    func testACertificateThatNobodyVouchesForIsAFault() throws {
        let trusted = try TestCertificate()
        try trust(trusted)
        try MainActor.assumeIsolated {
            let server = try Self.server(TestCertificate())
            let rig = EngineRig()
            rig.load(server.url("station.wav", isSecure: true))
            XCTAssertNotNil(rig.failure(seconds: 20))
            XCTAssertEqual(server.requests, [])
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
