import Glibc

/// A failed system call: its number, and what the system calls it.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// As in `errno`.
    public let code: Int32

    /// An error by its number, as in `errno`.
    public init(code: Int32) { self.code = code }

    /// The error that the last failed call on this thread left.
    static var last: SystemError { SystemError(code: errno) }

    /// The system's words, beginning with a small letter so that they fit into a sentence.
    public var description: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
        let words = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
