import Foundation

/// Follows the events that the program writes to its trace, through a FIFO, as they come.
public final class TraceReader {
    public let path: String
    /// All events so far, those that nobody waited for included.
    public private(set) var events: [TraceEvent] = []
    private let lines: LineReader
    /// The first event that no wait has passed yet.
    private var position = 0

    public init(in folder: TemporaryFolder) throws {
        path = folder.url.appendingPathComponent("trace").path
        // Of an earlier run with the same home, whose reader has it open.
        unlink(path)
        guard mkfifo(path, 0o622) == 0 else { throw HarnessError.systemCall("mkfifo") }
        chmod(path, 0o622)
        // Open for both ends: opening waits for nobody, and a program that ends does not end the reading.
        let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw HarnessError.systemCall("open") }
        enlargePipe(descriptor)
        lines = LineReader(descriptor: descriptor)
    }

    /// The first event of a name in the whole trace, waited for if it has not come; waits for others go on where they were.
    public func first(_ name: String, seconds: Double = 20) throws -> TraceEvent {
        let before = position
        defer { position = before }
        position = 0
        return try wait(for: name, seconds: seconds)
    }

    /// The next event of a name for which `matches` holds, after the one that was waited for last.
    @discardableResult
    public func wait(
        for name: String, seconds: Double = 20, where matches: (TraceEvent) -> Bool = { _ in true }
    ) throws -> TraceEvent {
        let deadline = Deadline.after(seconds: seconds)
        while true {
            while position < events.count {
                position += 1
                let event = events[position - 1]
                if event.name == name, matches(event) { return event }
            }
            do {
                guard let line = try lines.nextLine(before: deadline) else { break }
                events.append(try TraceEvent(line: line))
            } catch {
                let tail = events.suffix(15).map(\.description).joined(separator: "\n")
                throw HarnessError("Waited \(seconds) s in vain for the event “\(name)”. The trace ends:\n\(tail)")
            }
        }
        throw HarnessError("The trace ended before the event “\(name)”.")
    }
}
