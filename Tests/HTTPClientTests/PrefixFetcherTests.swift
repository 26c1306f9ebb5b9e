import CSoup
import GLibBridge
import Stations
import XCTest

@testable import HTTPClient

/// Against a real server on loopback.
final class PrefixFetcherTests: MainLoopTestCase {
    private func fetch(
        limit: Int = 1000, timeout: UInt32 = 15, deadline: UInt32 = 60_000, enough: Int = .max,
        _ prepare: @escaping @MainActor (LoopbackServer) -> String
    ) throws -> Result<FetchedPrefix, PrefixFetchError> {
        try run {
            let server = try XCTUnwrap(LoopbackServer())
            let fetcher = PrefixFetcher(userAgent: "CarShell/1", timeout: timeout, deadline: deadline)
            do throws(PrefixFetchError) {
                return .success(
                    try await fetcher.fetchPrefix(of: prepare(server), limit: limit) { $0.count >= enough })
            } catch {
                return .failure(error)
            }
        }
    }

    func testStatusHeadersAndAllBytesOfAShortAnswerArrive() throws {
        let answer = try fetch { server in
            server.on(
                "/",
                raw: "HTTP/1.0 200 OK\r\nContent-Type: Audio/X-Mpegurl; charset=UTF-8\r\nicy-name: J\u{F3}ga\r\n"
                    + "X-Other: no\r\n\r\n#EXTM3U")
            return server.address + "/"
        }.get()
        XCTAssertEqual(answer.status, 200)
        XCTAssertEqual(answer.contentType, "audio/x-mpegurl")
        XCTAssertEqual(answer.charset, "utf-8")
        XCTAssertEqual(answer.headers["icy-name"], "Jóga")
        XCTAssertNil(answer.headers["x-other"])
        XCTAssertEqual(String(decoding: answer.bytes, as: UTF8.self), "#EXTM3U")
        XCTAssertTrue(answer.isWhole)
    }

    func testShoutcastsStatusLineIsUnderstood_B070() throws {
        for end in ["\r\n", "\n"] {
            let answer = try fetch { server in
                server.on(
                    "/", raw: ["ICY 200 OK", "icy-br:128", "icy-metaint: 8192", "", "OggS"].joined(separator: end))
                return server.address + "/"
            }.get()
            XCTAssertEqual(answer.status, 200)
            XCTAssertEqual(answer.headers["icy-br"], "128")
            XCTAssertEqual(answer.headers["icy-metaint"], "8192")
            XCTAssertEqual(String(decoding: answer.bytes, as: UTF8.self), "OggS")
        }
    }

    func testWhatIsNoHTTPIsToldApart_B070() throws {
        let result = try fetch { server in
            server.on("/", raw: "OggS\u{1}\u{2}no status line\r\n\r\n")
            return server.address + "/"
        }
        XCTAssertEqual(result, .failure(.notHTTP))
    }

    func testTheServerSeesWhoAsksAndThatTitlesAreUnderstood_B086() throws {
        let (agent, metadata) = try run {
            let server = try XCTUnwrap(LoopbackServer())
            var seen: [String] = []
            server.on("/") { message in
                let headers = soup_server_message_get_request_headers(message)
                seen = ["User-Agent", "Icy-MetaData"].map { (name: String) in
                    soup_message_headers_get_one(headers, name).map { String(cString: $0) } ?? ""
                }
                soup_server_message_set_status(message, 200, nil)
            }
            _ = try await PrefixFetcher(userAgent: "CarShell/1.2").fetchPrefix(of: server.address + "/", limit: 1) {
                _ in false
            }
            return (seen.first, seen.last)
        }
        XCTAssertEqual(agent, "CarShell/1.2")
        XCTAssertEqual(metadata, "1")
    }

    func testARedirectionIsToldAndNotFollowed_B075() throws {
        let answer = try fetch { server in
            server.on("/old") { soup_server_message_set_redirect($0, 302, "/new") }
            return server.address + "/old"
        }.get()
        XCTAssertEqual(answer.status, 302)
        XCTAssertTrue(answer.headers["location"]?.hasSuffix("/new") ?? false)
        XCTAssertEqual(answer.bytes, [])
    }

    func testAStreamWithoutAnEndIsLetGoOfWhenEnoughIsThere() throws {
        let (answer, isClosed) = try run {
            let server = try XCTUnwrap(LoopbackServer())
            var isClosed = false
            var pieces = 0
            server.on("/") { message in
                soup_server_message_set_status(message, 200, nil)
                let headers = soup_server_message_get_response_headers(message)
                soup_message_headers_set_encoding(headers, SOUP_ENCODING_EOF)
                let body = soup_server_message_get_response_body(message)
                let piece = [UInt8](repeating: 1, count: 4096)
                soup_message_body_append_bytes(body, g_bytes_new(piece, 4096))
                // Goes on for as long as somebody listens.
                VoidSignal("wrote-chunk").connect(message) {
                    pieces += 1
                    let body = soup_server_message_get_response_body(message)
                    soup_message_body_append_bytes(body, g_bytes_new(piece, 4096))
                }
                VoidSignal("disconnected").connect(message) { isClosed = true }
            }
            let answer = try await PrefixFetcher(userAgent: "CarShell/1")
                .fetchPrefix(of: server.address + "/", limit: 1_000_000) { $0.count >= 10_000 }
            let end = Timer(after: 10_000) { pieces = -1 }
            while !isClosed && pieces >= 0 { MainContext.iterate(mayBlock: true) }
            end.cancel()
            return (answer, isClosed)
        }
        XCTAssertTrue((10_000..<20_000).contains(answer.bytes.count), "\(answer.bytes.count)")
        XCTAssertFalse(answer.isWhole)
        XCTAssertTrue(isClosed)
    }

    func testNoMoreThanTheLimitIsTaken() throws {
        let text = String(repeating: "x", count: 9000)
        let cut = try fetch(limit: 5000) { server in
            server.on("/", answer: text)
            return server.address + "/"
        }.get()
        XCTAssertEqual(cut.bytes.count, 5000)
        XCTAssertFalse(cut.isWhole)
    }

    func testAnErrorsBodyIsNotAskedFor() throws {
        let answer = try fetch { $0.address + "/missing" }.get()
        XCTAssertEqual(answer.status, 404)
        XCTAssertEqual(answer.phrase, "Not Found")
        XCTAssertEqual(answer.bytes, [])
    }

    func testFailuresAreToldApart() throws {
        XCTAssertEqual(try fetch { _ in "http://" }, .failure(.badAddress))
        XCTAssertEqual(try fetch { _ in "http://no-such-host.invalid/" }, .failure(.hostNotFound))
        guard case .failure(.connectionFailed) = try fetch({ _ in "http://127.0.0.1:1/" }) else {
            return XCTFail("nobody listens on port 1")
        }
    }

    func testASilentServerTimesOutAndADrippingOneIsEndedByTheDeadline() throws {
        let silent = try fetch(timeout: 1) { server in
            server.on("/silent") { soup_server_message_pause($0) }
            return server.address + "/silent"
        }
        XCTAssertEqual(silent, .failure(.timedOut))
        let dripping = try fetch(deadline: 50) { server in
            server.on("/silent") { soup_server_message_pause($0) }
            return server.address + "/silent"
        }
        XCTAssertEqual(dripping, .failure(.timedOut))
    }

    func testCancellingTheTaskEndsARunningRequest() throws {
        let error = try run { () -> PrefixFetchError? in
            let server = try XCTUnwrap(LoopbackServer())
            let fetcher = PrefixFetcher(userAgent: "CarShell/1")
            let address = server.address + "/slow"
            var task: Task<PrefixFetchError?, Never>?
            server.on("/slow") { message in
                soup_server_message_pause(message)
                task?.cancel()
            }
            task = Task {
                do throws(PrefixFetchError) {
                    _ = try await fetcher.fetchPrefix(of: address, limit: 10) { _ in false }
                    return nil
                } catch {
                    return error
                }
            }
            return await task?.value
        }
        XCTAssertEqual(error, .cancelled)
    }

    func testGzipIsUnpackedWithinTheLimit_B027() throws {
        let cases = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/StationsTests/Cases"
        let packed = try BoundedFile.read(path: cases + "/B027.m3u.gz", limit: 1000)
        let text = "#EXTM3U\n#EXTINF:-1,Packed\nhttp://radio.example/z.mp3\n"
        XCTAssertEqual(
            GzipDecompressor.unpack(packed, limit: text.utf8.count).map { String(decoding: $0, as: UTF8.self) }, text)
        XCTAssertNil(GzipDecompressor.unpack(packed, limit: text.utf8.count - 1))
        XCTAssertNil(GzipDecompressor.unpack(packed.dropLast(20), limit: 1000))
        XCTAssertNil(GzipDecompressor.unpack([0x1F, 0x8B] + [UInt8](repeating: 7, count: 50), limit: 1000))
        XCTAssertNil(GzipDecompressor.unpack([], limit: 1000))
    }
}
