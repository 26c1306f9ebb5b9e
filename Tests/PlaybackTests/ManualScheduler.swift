import Playback

/// A clock that the test turns.
@MainActor
final class ManualScheduler: Scheduling {
    private(set) var now: UInt64 = 0
    private var timers: [ManualTimer] = []

    func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void) -> any ScheduledTimer {
        let timer = ManualTimer(due: now + UInt64(seconds * 1e9), body)
        timers.append(timer)
        return timer
    }

    /// Lets time pass, and every timer come whose time is in it, in order.
    func advance(by seconds: Double) {
        let end = now + UInt64(seconds * 1e9)
        while let next = timers.filter({ $0.body != nil && $0.due <= end }).min(by: { $0.due < $1.due }) {
            now = max(now, next.due)
            let body = next.body
            next.body = nil
            body?()
        }
        now = end
    }

    /// How many timers wait.
    var waitingCount: Int { timers.count { $0.body != nil } }

    private final class ManualTimer: ScheduledTimer {
        let due: UInt64
        var body: (@MainActor () -> Void)?

        init(due: UInt64, _ body: @escaping @MainActor () -> Void) {
            self.due = due
            self.body = body
        }

        func cancel() { body = nil }
    }
}
