import Foundation

/// A point in time until which something is waited for, on the clock that setting the time does not move.
public struct Deadline: Sendable {
    private let nanoseconds: UInt64

    public static func after(seconds: Double) -> Deadline {
        Deadline(nanoseconds: monotonicNanoseconds() + UInt64(seconds * 1e9))
    }

    public var hasPassed: Bool { Deadline.monotonicNanoseconds() >= nanoseconds }

    /// What is left, in the form `poll` takes: rounded up, and 0 once the deadline has passed.
    public var millisecondsLeft: Int32 {
        let now = Deadline.monotonicNanoseconds()
        return now >= nanoseconds ? 0 : Int32(clamping: (nanoseconds - now + 999_999) / 1_000_000)
    }

    /// The time of `CLOCK_MONOTONIC`, which is also the clock of the program's trace.
    public static func monotonicNanoseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
