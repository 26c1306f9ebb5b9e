import CSoup
import GLibBridge
import Stations
import XCTest

@testable import HTTPClient

/// Against a real server on loopback.
final class HTTPClientTests: MainLoopTestCase {
    /// The error that fetching a path of a server gives.
    private func failure(
        limit: Int = 1000, timeout: UInt32 = 15, deadline: UInt32 = 60_000,
        _ prepare: @escaping @MainActor (LoopbackServer) -> String
    ) throws -> HTTPError? {
        try run {
            let server = try XCTUnwrap(LoopbackServer())
            let client = HTTPClient(userAgent: "CarShell/1", timeout: timeout, deadline: deadline)
            do throws(HTTPError) {
                _ = try await client.fetch(prepare(server), limit: limit)
                return nil
            } catch {
                return error
            }
        }
    }

    func testBytesContentTypeAndAddressArrive() throws {
        let (resource, address) = try run {
            let server = try XCTUnwrap(LoopbackServer())
            server.on("/list", answer: "[1, 2]")
            return (
                try await HTTPClient(userAgent: "CarShell/1").fetch(server.address + "/list", limit: 6), server.address
            )
        }
        XCTAssertEqual(String(decoding: resource.bytes, as: UTF8.self), "[1, 2]")
        XCTAssertEqual(resource.contentType, "application/json")
        XCTAssertEqual(resource.url, address + "/list")
    }

    func testAnEmptyBodyIsNoError() throws {
        let bytes = try run {
            let server = try XCTUnwrap(LoopbackServer())
            server.on("/empty", answer: "")
            return try await HTTPClient(userAgent: "CarShell/1").fetch(server.address + "/empty", limit: 0).bytes
        }
        XCTAssertEqual(bytes, [])
    }

    func testALargeBodyArrivesWholeInManyPieces() throws {
        let text = String(repeating: "0123456789", count: 50_000)
        let bytes = try run {
            let server = try XCTUnwrap(LoopbackServer())
            server.on("/large", answer: text)
            return try await HTTPClient(userAgent: "CarShell/1").fetch(
                server.address + "/large", limit: text.utf8.count
            ).bytes
        }
        XCTAssertTrue(bytes.elementsEqual(text.utf8))
    }

    func testTheServerSeesWhoAsks() throws {
        let agent = try run {
            let server = try XCTUnwrap(LoopbackServer())
            var agent = ""
            server.on("/") { message in
                let headers = soup_server_message_get_request_headers(message)
                agent = soup_message_headers_get_one(headers, "User-Agent").map { String(cString: $0) } ?? ""
                soup_server_message_set_status(message, 200, nil)
            }
            _ = try await HTTPClient(userAgent: "CarShell/1.2").fetch(server.address + "/", limit: 10)
            return agent
        }
        XCTAssertEqual(agent, "CarShell/1.2")
    }

    func testARedirectionIsFollowedAndTheFinalAddressIsTold() throws {
        let (resource, address) = try run {
            let server = try XCTUnwrap(LoopbackServer())
            server.on("/old") { soup_server_message_set_redirect($0, 302, "/new/list") }
            server.on("/new/list", answer: "x")
            return (
                try await HTTPClient(userAgent: "CarShell/1").fetch(server.address + "/old", limit: 10), server.address
            )
        }
        XCTAssertEqual(resource.url, address + "/new/list")
        XCTAssertEqual(resource.bytes, [UInt8(ascii: "x")])
    }

    func testARedirectionInCirclesEndsWithAnError() throws {
        let error = try failure { server in
            server.on("/a") { soup_server_message_set_redirect($0, 302, "/a") }
            return server.address + "/a"
        }
        XCTAssertEqual(error, .tooManyRedirections(limit: 5))
    }

    func testARedirectionToAFileIsRefused() throws {
        let error = try failure { server in
            server.on("/a") { soup_server_message_set_redirect($0, 302, "file:///etc/passwd") }
            return server.address + "/a"
        }
        XCTAssertNotNil(error)
    }

    func testAnErrorStatusIsToldWithTheServersWords() throws {
        let missing = try failure { $0.address + "/missing" }
        XCTAssertEqual(missing, .status(404, phrase: "Not Found"))
        XCTAssertEqual(missing?.description, "The server answered 404 (Not Found).")
        let broken = try failure { server in
            server.on("/broken") { soup_server_message_set_status($0, 500, nil) }
            return server.address + "/broken"
        }
        XCTAssertEqual(broken, .status(500, phrase: "Internal Server Error"))
    }

    func testTooLargeIsRefusedWhetherTheServerTellsTheSizeOrNot() throws {
        let told = try failure(limit: 5) { server in
            server.on("/told", answer: "123456")
            return server.address + "/told"
        }
        XCTAssertEqual(told, .tooLarge(limit: 5))
        let untold = try failure(limit: 5) { server in
            server.on("/untold", raw: "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n123456")
            return server.address + "/untold"
        }
        XCTAssertEqual(untold, .tooLarge(limit: 5))
    }

    func testAConnectionThatClosesEarlyIsAnErrorAndNotAShortList() throws {
        let error = try failure { server in
            server.on("/early", raw: "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1, 2")
            return server.address + "/early"
        }
        guard case .transport? = error else { return XCTFail("\(String(describing: error))") }
    }

    func testAPortWhereNobodyListensIsATransportError() throws {
        let error = try failure { _ in "http://127.0.0.1:1/" }
        guard case .transport? = error else { return XCTFail("\(String(describing: error))") }
    }

    func testAddressesThatAreNoneAreRefusedWithoutAConnection() throws {
        XCTAssertEqual(try failure { _ in "no address" }, .badAddress("no address"))
        XCTAssertEqual(try failure { _ in "http://" }, .badAddress("http://"))
        XCTAssertEqual(try failure { _ in "file:///etc/passwd" }, .notHTTP("file:///etc/passwd"))
    }

    func testASilentServerTimesOut() throws {
        let error = try failure(timeout: 1) { server in
            server.on("/silent") { soup_server_message_pause($0) }
            return server.address + "/silent"
        }
        XCTAssertEqual(error, .timedOut)
    }

    func testAServerThatDripsIsEndedByTheDeadline() throws {
        let error = try failure(deadline: 50) { server in
            server.on("/drip") { soup_server_message_pause($0) }
            return server.address + "/drip"
        }
        XCTAssertEqual(error, .timedOut)
    }

    func testCancellingTheTaskEndsARunningRequest() throws {
        let error = try run { () -> HTTPError? in
            let server = try XCTUnwrap(LoopbackServer())
            let client = HTTPClient(userAgent: "CarShell/1")
            let address = server.address + "/slow"
            var task: Task<HTTPError?, Never>?
            server.on("/slow") { message in
                soup_server_message_pause(message)
                task?.cancel()
            }
            task = Task {
                do throws(HTTPError) {
                    _ = try await client.fetch(address, limit: 10)
                    return nil
                } catch {
                    return error
                }
            }
            return await task?.value
        }
        XCTAssertEqual(error, .cancelled)
    }

    func testATaskThatIsCancelledAlreadyAsksNothing() throws {
        let (error, isAsked) = try run { () -> (HTTPError?, Bool) in
            let server = try XCTUnwrap(LoopbackServer())
            var isAsked = false
            server.on("/x") { _ in isAsked = true }
            let task = Task { () -> HTTPError? in
                do throws(HTTPError) {
                    _ = try await HTTPClient(userAgent: "CarShell/1").fetch(server.address + "/x", limit: 10)
                    return nil
                } catch {
                    return error
                }
            }
            task.cancel()
            return (await task.value, isAsked)
        }
        XCTAssertEqual(error, .cancelled)
        XCTAssertFalse(isAsked)
    }

    func testALibraryLoadsItsListFromAServerWithRelativeAddresses() throws {
        let addresses = try run {
            let server = try XCTUnwrap(LoopbackServer())
            server.on("/lists/a.json", answer: "[{streamURL: '../live.mp3'}]")
            let source = StationSource(
                argument: server.address + "/lists/a.json", folders: UserFolders(environment: [:]), builtIn: "/none")
            let library = StationLibrary(source: source, loader: HTTPClient(userAgent: "CarShell/1"))
            await library.load()
            return library.list?.stations.map { $0.streamURL.replacing(server.address, with: "") }
        }
        XCTAssertEqual(addresses, ["/live.mp3"])
    }
}
