import Glibc
import Synchronization

/// The server's side of one connection.
final class LoopbackConnection: Sendable {
    private let descriptor: Int32
    private let open = Mutex(true)

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    var isOpen: Bool { open.withLock { $0 } }

    /// The request up to the empty line; nil when the client went away before.
    func readHead() -> String? {
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
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Keeps the connection open and silent until the client closes it.
    func waitForClient() {
        var byte: UInt8 = 0
        while recv(descriptor, &byte, 1, 0) > 0 {}
    }

    /// Makes every call that blocks on the connection return.
    func abort() { open.withLock { if $0 { shutdown(descriptor, Int32(SHUT_RDWR)) } } }

    func finish() {
        open.withLock {
            guard $0 else { return }
            // Half-closing first lets the client read all that was sent.
            shutdown(descriptor, Int32(SHUT_WR))
            close(descriptor)
            $0 = false
        }
    }
}
