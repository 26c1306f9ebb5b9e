import Dispatch
import Foundation
import Synchronization

/// A server's side of one connection.
public final class ServerConnection: Sendable {
    private let descriptor: Int32
    private let open = Mutex(true)
    private let ended = DispatchSemaphore(value: 0)

    /// Takes over the descriptor of an accepted connection.
    public init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Whether this side has not ended it.
    public var isOpen: Bool { open.withLock { $0 } }

    /// The request up to the empty line; nil when the client went away before.
    public func readHead() -> String? {
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            head += buffer[..<count]
        }
        return String(decoding: head, as: UTF8.self)
    }

    /// Blocks while the client takes nothing; false when it has gone.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Like `send` with the text's bytes.
    @discardableResult
    public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Waits so long, or until the connection ends.
    public func wait(seconds: Double) {
        if ended.wait(timeout: .now() + seconds) == .success { ended.signal() }
    }

    /// Keeps the connection open and silent until either side closes it.
    public func waitForClient() {
        var byte: UInt8 = 0
        while recv(descriptor, &byte, 1, 0) > 0 {}
    }

    /// Closes the connection; whoever blocks on it returns. Further calls do nothing.
    ///
    /// - Parameter isAbrupt: with a reset.
    public func end(isAbrupt: Bool) {
        open.withLock {
            guard $0 else { return }
            $0 = false
            if isAbrupt {
                var linger = linger(l_onoff: 1, l_linger: 0)
                setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
                // Wakes whoever blocks in a read or a write, without saying goodbye to the client.
                shutdown(descriptor, Int32(SHUT_RD))
            } else {
                shutdown(descriptor, Int32(SHUT_RDWR))
            }
        }
        ended.signal()
    }

    deinit { close(descriptor) }
}
