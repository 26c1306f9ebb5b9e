import Foundation

/// Waits for the end of one child on a thread of its own, so that others can wait for it with a deadline.
final class ExitWatch: Sendable {
    private let condition = NSCondition()
    nonisolated(unsafe) private var ended: ExitStatus?

    init(processID: pid_t) {
        Thread.detachNewThread { [self] in
            var status: Int32 = 0
            while waitpid(processID, &status, 0) < 0, errno == EINTR {}
            condition.lock()
            ended = ExitStatus(waitStatus: status)
            condition.broadcast()
            condition.unlock()
        }
    }

    /// nil while the process runs at the deadline.
    func status(before deadline: Deadline) -> ExitStatus? {
        condition.lock()
        defer { condition.unlock() }
        while ended == nil {
            let seconds = Double(deadline.millisecondsLeft) / 1_000
            guard seconds > 0 else { break }
            _ = condition.wait(until: Date(timeIntervalSinceNow: seconds))
        }
        return ended
    }
}
