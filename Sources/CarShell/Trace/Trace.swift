import Glibc

/// Writes what happens as one JSON object a line: `{"t": monotonic ns, "event": "…", …}`. Costs nothing when off.
@MainActor
final class Trace {
    /// Nowhere to write to.
    static func off() -> Trace { Trace(descriptor: nil) }

    private let descriptor: Int32?

    private init(descriptor: Int32?) { self.descriptor = descriptor }

    /// Opens the file, which may be a pipe that somebody reads, and writes when the process started.
    ///
    /// - Throws: `TraceError` if the file can't be opened.
    convenience init(path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw TraceError(path: path, reason: String(cString: strerror(errno))) }
        self.init(descriptor: descriptor)
        record(.processStart, at: ProcessStart.monotonicNanoseconds())
    }

    isolated deinit { if let descriptor { close(descriptor) } }

    var isOn: Bool { descriptor != nil }

    /// Writes one line. The details are made only when the trace is on.
    ///
    /// - Parameter time: CLOCK_MONOTONIC in nanoseconds; now by default.
    func record(_ event: TraceEvent, at time: UInt64? = nil, _ details: () -> [(String, TraceValue)] = { [] }) {
        guard let descriptor else { return }
        var line = "{\"t\": \(time ?? Self.now()), \"event\": \"\(event.rawValue)\""
        for (key, value) in details() { line += ", \"\(key)\": \(value.json)" }
        line += "}\n"
        // A line is shorter than PIPE_BUF, so that it arrives whole; a reader that went away is no reason to stop.
        _ = line.withUTF8 { write(descriptor, $0.baseAddress, $0.count) }
    }

    /// CLOCK_MONOTONIC in nanoseconds.
    nonisolated static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
