import CSoup
import Foundation
import GLibBridge
import Stations
import TestSupport
import XCTest
import XMLReader

@testable import HTTPClient

/// Redirections between http and https, over real TLS, five at most (B075).
final class RedirectionTests: MainLoopTestCase {
    private var server: NginxServer!
    private var certificate: TestCertificate!

    override func setUpWithError() throws {
        certificate = try TestCertificate()
        server = try NginxServer(certificate: certificate)
        _ = try server.folder.write("[1, 2]", to: "list.json")
        guard let database = g_tls_file_database_new(certificate.path, nil) else {
            throw HarnessError("GLib cannot read \(certificate.path).")
        }
        g_tls_backend_set_default_database(
            g_tls_backend_get_default(), UnsafeMutablePointer(OpaquePointer(database)))
        g_object_unref(UnsafeMutableRawPointer(database))
    }

    override func tearDown() {
        g_tls_backend_set_default_database(g_tls_backend_get_default(), nil)
        (server, certificate) = (nil, nil)
    }

    func testFiveRedirectionsThatChangeTheSchemeAreFollowed() throws {
        for isSecure in [false, true] {
            for count in 1...5 {
                let resource = try fetch(server.url("hops/\(count)/list.json", isSecure: isSecure)).get()
                XCTAssertEqual(resource.bytes, Array("[1, 2]".utf8))
                // An odd number of changes ends with the other scheme.
                XCTAssertEqual(resource.url, server.url("list.json", isSecure: isSecure != (count % 2 == 1)))
            }
        }
    }

    func testTheSixthRedirectionIsNotFollowed() throws {
        for isSecure in [false, true] {
            let answer = try fetch(server.url("hops/6/list.json", isSecure: isSecure))
            guard case .failure(.tooManyRedirections(limit: 5)) = answer else { return XCTFail("\(answer)") }
        }
        XCTAssertFalse(server.requests.contains("/list.json"))
    }

    func testTheResolverOfStationsFollowsAsManyAndTellsTheWay() throws {
        _ = try server.folder.write("#EXTM3U\n#EXTINF:-1,One\nhttp://radio.example/1\n", to: "list.m3u")
        let steps = try resolve("hops/5/list.m3u").get().chain.count
        XCTAssertGreaterThanOrEqual(steps, 5)
        guard case .failure(.tooManyRedirections(limit: 5)) = try resolve("hops/6/list.m3u") else {
            return XCTFail("a sixth redirection was followed")
        }
    }

    func testACertificateThatNobodyVouchesForIsToldByItsHost() throws {
        let stranger = try NginxServer(certificate: TestCertificate())
        let url = stranger.url("list.json", isSecure: true)
        guard case .failure(.untrustedCertificate(host: "127.0.0.1")) = try fetch(url) else {
            return XCTFail("\(try fetch(url))")
        }
        guard case .failure(.untrustedCertificate(host: "127.0.0.1")) = try resolve(at: url) else {
            return XCTFail("\(try resolve(at: url))")
        }
    }

    private func fetch(_ url: String) throws -> Result<LoadedResource, HTTPError> {
        try run {
            do throws(HTTPError) {
                return .success(try await HTTPClient(userAgent: "CarShell/1").fetch(url, limit: 1000))
            } catch {
                return .failure(error)
            }
        }
    }

    private func resolve(_ path: String) throws -> Result<ResolvedAddress, ResolveError> {
        try resolve(at: server.url(path))
    }

    private func resolve(at url: String) throws -> Result<ResolvedAddress, ResolveError> {
        try run {
            let resolver = AddressResolver(
                fetcher: PrefixFetcher(userAgent: "CarShell/1"), reader: PlaylistReader(xml: XMLReader()))
            do throws(ResolveError) {
                return .success(try await resolver.resolve(StreamCandidate(address: url, needsResolving: true)))
            } catch {
                return .failure(error)
            }
        }
    }
}
