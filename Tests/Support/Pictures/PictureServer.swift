import Dispatch
import Foundation
import Synchronization

/// An HTTP server in this process with pictures, and what passes for them, that can be as slow as a test wants.
public final class PictureServer: Sendable {
    public let port: UInt16
    private let listener: Int32
    private let state = Mutex(State())

    private struct State {
        var answers: [String: (type: String, bytes: [UInt8])] = [:]
        var requests: [String] = []
        var isHeld = false
        /// Answers that wait for `release()`.
        var held: [@Sendable () -> Void] = []
    }

    public init() throws {
        (listener, port) = try Loopback.listen()
        let listener = listener
        Thread.detachNewThread { [weak self] in
            while true {
                let descriptor = accept(listener, nil, nil)
                guard descriptor >= 0 else { break }
                let connection = ServerConnection(descriptor)
                Thread.detachNewThread { [weak self] in self?.serve(connection) ?? connection.end(isAbrupt: true) }
            }
            close(listener)
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    public func url(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

    /// What is at a path from now on; 404 where nothing is.
    public func set(_ path: String, _ bytes: [UInt8], type: String = "image/png") {
        state.withLock { $0.answers[path] = (type, bytes) }
    }

    /// The paths that were asked for, in order.
    public var requests: [String] { state.withLock { $0.requests } }

    /// Takes requests and does not answer them until `release()`.
    public func hold() { state.withLock { $0.isHeld = true } }

    /// Answers what was held, and what comes from now on.
    public func release() {
        let held = state.withLock { state in
            defer { state.held = [] }
            state.isHeld = false
            return state.held
        }
        for answer in held { answer() }
    }

    private func serve(_ connection: ServerConnection) {
        guard let head = connection.readHead() else { return connection.end(isAbrupt: false) }
        let path = String(head.split(separator: " ").dropFirst().first?.dropFirst() ?? "")
        let isHeld = state.withLock { state in
            state.requests.append(path)
            let found = state.answers[path]
            guard state.isHeld else { return false }
            state.held.append { Self.answer(connection, found) }
            return true
        }
        if !isHeld { Self.answer(connection, state.withLock { $0.answers[path] }) }
    }

    private static func answer(_ connection: ServerConnection, _ found: (type: String, bytes: [UInt8])?) {
        let status = found == nil ? "404 Not Found" : "200 OK"
        let head =
            "HTTP/1.1 \(status)\r\nContent-Type: \(found?.type ?? "text/plain")\r\n"
            + "Content-Length: \(found?.bytes.count ?? 0)\r\nConnection: close\r\n\r\n"
        connection.send(Array(head.utf8) + (found?.bytes ?? []))
        connection.end(isAbrupt: false)
    }
}
