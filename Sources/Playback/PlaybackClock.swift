/// The place in a finite item, counted on by the clock between two reports of the engine.
struct PlaybackClock: Hashable, Sendable {
    /// Seconds, right at `time`.
    private(set) var seconds = 0.0
    /// CLOCK_MONOTONIC in nanoseconds.
    private(set) var time: UInt64 = 0
    private(set) var isRunning = false
    private(set) var rate = 1.0

    /// The place at that time in seconds.
    func seconds(at now: UInt64) -> Double {
        guard isRunning, now > time else { return seconds }
        return seconds + Double(now - time) / 1e9 * rate
    }

    /// Takes a place as right.
    mutating func set(_ seconds: Double, at now: UInt64) {
        self.seconds = max(seconds, 0)
        time = now
    }

    /// Begins or ceases to count; no change keeps the snapshot as it is.
    mutating func run(_ isRunning: Bool, rate: Double, at now: UInt64) {
        guard isRunning != self.isRunning || rate != self.rate else { return }
        set(seconds(at: now), at: now)
        self.isRunning = isRunning
        self.rate = rate
    }
}
