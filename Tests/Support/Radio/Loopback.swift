import Foundation

/// The little of TCP and HTTP that tests need on this machine's own address.
public enum Loopback {
    /// A port on which nobody listens at the moment.
    public static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw HarnessError.systemCall("socket") }
        defer { close(descriptor) }
        var address = makeAddress(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 ? getsockname(descriptor, $0, &length) : -1
            }
        }
        guard result == 0 else { throw HarnessError.systemCall("bind") }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Listens on a port of 127.0.0.1, a free one by default.
    static func listen(port: UInt16 = 0) throws -> (descriptor: Int32, port: UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw HarnessError.systemCall("socket") }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(descriptor, generic, length) == 0 && Glibc.listen(descriptor, 100) == 0
                    ? getsockname(descriptor, generic, &length) : -1
            }
        }
        guard status == 0 else {
            close(descriptor)
            throw HarnessError.systemCall("bind")
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Asks a server on this machine for a path and returns its whole answer, head included.
    public static func get(
        _ path: String, port: UInt16, user: String, password: String, seconds: Double = 10
    ) throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw HarnessError.systemCall("socket") }
        let reader = LineReader(descriptor: descriptor)
        var address = makeAddress(port: port)
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw HarnessError.systemCall("connect") }
        let login = Data("\(user):\(password)".utf8).base64EncodedString()
        let request = "GET \(path) HTTP/1.0\r\nHost: localhost\r\nAuthorization: Basic \(login)\r\n\r\n"
        guard write(descriptor, request, request.utf8.count) == request.utf8.count else {
            throw HarnessError.systemCall("write")
        }
        let deadline = Deadline.after(seconds: seconds)
        var lines: [String] = []
        while let line = try reader.nextLine(before: deadline) { lines.append(line) }
        return lines.joined(separator: "\n")
    }

    private static func makeAddress(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }
}
