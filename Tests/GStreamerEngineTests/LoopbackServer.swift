import Dispatch
import Glibc
import Synchronization
import TestSupport

/// An HTTP server on 127.0.0.1 that answers each request with a script, as real radio servers do and do not.
///
/// Its threads block in the kernel; nothing sleeps. A client that plays takes its bytes at the pace of the sound, so a
/// script can hand over everything at once and the socket holds it back.
final class LoopbackServer: Sendable {
    /// What the server does with one request, on a thread of the connection's own; the connection closes at its end.
    typealias Script = @Sendable (ServerConnection) -> Void

    let port: UInt16
    private let listener: Int32
    private let requests = Mutex<[String]>([])
    private let connections = Mutex<[ServerConnection]>([])
    private let scripts = DispatchGroup()
    private let arrivals = DispatchSemaphore(value: 0)

    /// Starts to serve; a path without a script is answered with 404.
    init(_ scripts: [String: Script]) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(listener, generic, length) + listen(listener, 100) + getsockname(listener, generic, &length)
            }
        }
        guard listener >= 0, status == 0 else { throw ServerError.cannotListen(errno) }
        port = UInt16(bigEndian: address.sin_port)
        startThread { [self] in acceptAll(scripts) }
    }

    /// The server could not be started.
    enum ServerError: Error { case cannotListen(Int32) }

    func uri(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    /// The heads of all requests so far.
    var requestHeads: [String] { requests.withLock { $0 } }

    /// How many connections are open on the server's side.
    var openConnections: Int { connections.withLock { $0.count { $0.isOpen } } }

    /// Waits for the next request that was not waited for yet, five seconds at most.
    func waitForRequest() { _ = arrivals.wait(timeout: .now() + 5) }

    /// Waits until every script has come to its end, five seconds at most.
    func waitUntilQuiet() { _ = scripts.wait(timeout: .now() + 5) }

    /// Closes the listener and all connections; call at the end of the test.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        for connection in connections.withLock({ $0 }) { connection.end(isAbrupt: false) }
    }

    private func acceptAll(_ scripts: [String: Script]) {
        while true {
            let descriptor = accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            let connection = ServerConnection(descriptor)
            connections.withLock { $0.append(connection) }
            self.scripts.enter()
            startThread { [self] in
                defer { self.scripts.leave() }
                if let head = connection.readHead() {
                    requests.withLock { $0.append(head) }
                    arrivals.signal()
                    let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
                    (scripts[path] ?? { $0.send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n") })(connection)
                }
                connection.end(isAbrupt: false)
                // Nobody else has it: its descriptor goes with it.
                connections.withLock { $0.removeAll { $0 === connection } }
            }
        }
    }
}

/// Runs the body on a detached thread.
func startThread(_ body: @escaping @Sendable () -> Void) {
    final class Box {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    pthread_create(
        &thread, nil,
        { data in
            if let data { Unmanaged<Box>.fromOpaque(data).takeRetainedValue().body() }
            return nil
        }, Unmanaged.passRetained(Box(body)).toOpaque())
    pthread_detach(thread)
}
