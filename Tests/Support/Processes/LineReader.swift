import Foundation

/// Reads a pipe or FIFO as it fills, in lines or in blocks, and never waits past a deadline.
public final class LineReader {
    public let descriptor: Int32
    private var buffer: [UInt8] = []
    private var reachedEnd = false

    /// Takes the descriptor over, and closes it at the end.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// The next line without its end; nil at the end of the input.
    /// - Throws: `HarnessError` when no whole line has come by the deadline.
    public func nextLine(before deadline: Deadline) throws -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeSubrange(...end)
                return line
            }
            if reachedEnd {
                guard !buffer.isEmpty else { return nil }
                defer { buffer = [] }
                return String(decoding: buffer, as: UTF8.self)
            }
            guard try fill(before: deadline) else { throw HarnessError("No further line came in time.") }
        }
    }

    /// The first line for which `matches` holds; what precedes it is handed to `matches` and dropped.
    /// - Throws: `HarnessError` at the deadline, or when the input ends first.
    @discardableResult
    public func line(
        _ what: String, before deadline: Deadline, where matches: (String) throws -> Bool
    ) throws -> String {
        var seen: [String] = []
        do {
            while let line = try nextLine(before: deadline) {
                if try matches(line) { return line }
                seen.append(line)
            }
        } catch is HarnessError {
            throw HarnessError("Waited in vain for \(what). What came: \(seen.suffix(20).joined(separator: "\n"))")
        }
        throw HarnessError("The output ended before \(what). What came: \(seen.suffix(20).joined(separator: "\n"))")
    }

    /// Exactly `count` bytes; fewer at the end of the input.
    public func bytes(_ count: Int, before deadline: Deadline) throws -> [UInt8] {
        while buffer.count < count, !reachedEnd {
            guard try fill(before: deadline) else {
                throw HarnessError("Only \(buffer.count) of \(count) bytes came in time.")
            }
        }
        let taken = Array(buffer.prefix(count))
        buffer.removeFirst(taken.count)
        return taken
    }

    /// Drops what has come so far.
    public func discardWhatCame() throws {
        while !reachedEnd, try fill(before: .after(seconds: 0)) {}
        buffer = []
    }

    /// Waits for input and takes it in; false at the deadline.
    private func fill(before deadline: Deadline) throws -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&request, 1, deadline.millisecondsLeft)
        if ready < 0, errno != EINTR { throw HarnessError.systemCall("poll") }
        if ready <= 0 { return !deadline.hasPassed }
        var block = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &block, block.count)
        if count < 0, errno != EINTR, errno != EAGAIN { throw HarnessError.systemCall("read") }
        if count == 0 { reachedEnd = true }
        if count > 0 { buffer += block[..<count] }
        return true
    }
}
