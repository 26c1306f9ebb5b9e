/// The clock and the timers by which the player waits.
@MainActor
public protocol Scheduling: AnyObject {
    /// CLOCK_MONOTONIC in nanoseconds.
    var now: UInt64 { get }

    /// Runs the body once after so many seconds, unless the returned timer is cancelled or let go of before.
    func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void) -> any ScheduledTimer
}
