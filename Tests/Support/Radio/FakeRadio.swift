import Dispatch
import Foundation
import Synchronization

/// A radio server in this process that misbehaves on command, as real ones do without.
///
/// One station at every path. Each connection has a thread of its own, which blocks in the kernel or waits for its next
/// moment to send; nothing polls.
public final class FakeRadio: Sendable {
    /// The port, kept while the server is down.
    public let port: UInt16
    private let burst: Double
    private let state = Mutex(State())

    private struct State {
        var listener: Int32?
        var behaviour = FakeRadioBehaviour.plays
        var isStalled = false
        var metadataInterval: Int?
        /// The whole of the metadata.
        var metadata: [UInt8] = Array("StreamTitle='';".utf8)
        var connections: [ServerConnection] = []
        var requests: [String] = []
    }

    /// Goes on the air on a free port of 127.0.0.1.
    ///
    /// - Parameters:
    ///   - burst: seconds of sound that a listener gets at once, as from real servers.
    ///   - metadataInterval: bytes between two blocks of ICY metadata; nil sends none.
    public init(burst: Double = 8, metadataInterval: Int? = nil) throws {
        self.burst = burst
        let (listener, port) = try Loopback.listen(port: 0)
        self.port = port
        state.withLock {
            $0.listener = listener
            $0.metadataInterval = metadataInterval
        }
        accept(from: listener)
    }

    /// The address of the station, or of another path.
    public func url(_ path: String = "radio") -> String { "http://127.0.0.1:\(port)/\(path)" }

    /// The heads of all requests so far.
    public var requests: [String] { state.withLock { $0.requests } }

    /// How many connections are open on this side.
    public var openConnections: Int { state.withLock { $0.connections.count { $0.isOpen } } }

    /// What is done with connections that come from now on.
    public var behaviour: FakeRadioBehaviour {
        get { state.withLock { $0.behaviour } }
        set { state.withLock { $0.behaviour = newValue } }
    }

    /// The content of `StreamTitle` from now on, in whatever encoding.
    public func setTitle(_ title: [UInt8]) { setMetadata(Array("StreamTitle='".utf8) + title + Array("';".utf8)) }
    public func setTitle(_ title: String) { setTitle(Array(title.utf8)) }

    /// The content of a block of metadata from now on, as it is sent.
    public func setMetadata(_ metadata: [UInt8]) { state.withLock { $0.metadata = metadata } }
    public func setMetadata(_ metadata: String) { setMetadata(Array(metadata.utf8)) }

    /// Stops sending, on all connections and on those to come; they stay open (B081).
    public func stall() { state.withLock { $0.isStalled = true } }

    /// Sends to those that come from now on; those that were stalled stay so, like connections of a tunnel.
    public func endStall() { state.withLock { $0.isStalled = false } }

    /// Closes all connections; the next one is served.
    ///
    /// - Parameter isAbrupt: by a reset, and not with a goodbye.
    public func drop(isAbrupt: Bool = false) {
        for connection in takeConnections() { connection.end(isAbrupt: isAbrupt) }
    }

    /// Refuses connections and breaks those that there are, as a server that ended.
    public func goDown() {
        let listener = state.withLock { state in
            defer { state.listener = nil }
            return state.listener
        }
        // The accepting thread closes what it was woken from.
        if let listener { shutdown(listener, Int32(SHUT_RDWR)) }
        drop(isAbrupt: true)
    }

    /// Takes connections again, on the same port.
    public func comeBack() throws {
        guard state.withLock({ $0.listener == nil }) else { return }
        let (listener, _) = try Loopback.listen(port: port)
        state.withLock { $0.listener = listener }
        accept(from: listener)
    }

    /// Ends everything; call at the end of the test.
    public func stop() { goDown() }

    deinit { stop() }

    // MARK: Connections

    private func takeConnections() -> [ServerConnection] {
        state.withLock { state in
            defer { state.connections = [] }
            return state.connections
        }
    }

    private func accept(from listener: Int32) {
        Thread.detachNewThread { [weak self] in
            while true {
                let descriptor = Glibc.accept(listener, nil, nil)
                guard descriptor >= 0 else { break }
                guard let self else {
                    close(descriptor)
                    break
                }
                let connection = ServerConnection(descriptor)
                state.withLock { state in
                    state.connections.removeAll { !$0.isOpen }
                    state.connections.append(connection)
                }
                Thread.detachNewThread { [weak self] in
                    self?.serve(connection)
                    connection.end(isAbrupt: false)
                }
            }
            close(listener)
        }
    }

    private func serve(_ connection: ServerConnection) {
        guard let request = connection.readHead() else { return }
        let (behaviour, interval) = state.withLock { state in
            state.requests.append(request)
            return (state.behaviour, state.metadataInterval)
        }
        let wantsMetadata = request.lowercased().contains("\r\nicy-metadata: 1")
        let metadata = wantsMetadata ? interval : nil
        switch behaviour {
        case .plays: play(connection, "HTTP/1.0 200 OK", metadata)
        case .playsWithICYStatusLine: play(connection, "ICY 200 OK", metadata)
        case .playsAsType(let type): play(connection, "HTTP/1.0 200 OK", metadata, type: type)
        case .slow(let pace): play(connection, "HTTP/1.0 200 OK", metadata, pace: pace, burst: 0)
        case .silent: connection.waitForClient()
        case .status(let status):
            connection.send(Array("HTTP/1.1 \(status) Some Words\r\nContent-Length: 0\r\n\r\n".utf8))
        case .page:
            let page = "<!DOCTYPE html><html><body>" + String(repeating: "<p>Hello.</p>", count: 300) + "</body></html>"
            connection.send(Array("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n\(page)".utf8))
        case .closes: break
        case .redirects(let count):
            let path = request.split(separator: " ").dropFirst().first ?? "/"
            let done = path.split(separator: "-").dropFirst().first.flatMap { Int($0) } ?? 0
            guard done < count else { return play(connection, "HTTP/1.0 200 OK", metadata) }
            connection.send(
                Array("HTTP/1.1 302 Found\r\nLocation: /hop-\(done + 1)\r\nContent-Length: 0\r\n\r\n".utf8))
        }
    }

    /// Sends sound until the connection ends or the server stalls.
    private func play(
        _ connection: ServerConnection, _ statusLine: String, _ interval: Int?, type: String = "audio/wav",
        pace: Double = 1, burst: Double? = nil
    ) {
        let header = interval.map { "icy-metaint: \($0)\r\n" } ?? ""
        connection.send(Array("\(statusLine)\r\nContent-Type: \(type)\r\nicy-name: Fake\r\n\(header)\r\n".utf8))
        var stream = ICYStream(interval: interval)
        let start = DispatchTime.now()
        var sent = 0
        let head = Int((burst ?? self.burst) * Double(EndlessTone.bytesPerSecond))
        while connection.isOpen {
            let (isStalled, metadata) = state.withLock { ($0.isStalled, $0.metadata) }
            guard !isStalled else { return connection.waitForClient() }
            let passed = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
            let due = head + Int(passed * pace * Double(EndlessTone.bytesPerSecond)) - sent
            if due > 0 {
                guard connection.send(stream.next(due, metadata: metadata)) else { return }
                sent += due
            }
            connection.wait(seconds: 0.05)
        }
    }
}
