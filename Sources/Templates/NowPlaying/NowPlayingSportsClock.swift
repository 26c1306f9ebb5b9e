/// The clock of a game, which the display lets run by itself (R136).
public struct NowPlayingSportsClock: Hashable, Codable, Sendable {
    /// What the clock stood at when it was given: seconds played, or seconds left.
    public let timeValue: Double
    /// Whether it counts the time played, up, or the time left, down.
    public let countsUp: Bool
    /// Whether it stands still.
    public let isPaused: Bool

    /// A clock that counts up.
    public init(elapsedTime: Double, paused: Bool) {
        timeValue = elapsedTime
        countsUp = true
        isPaused = paused
    }

    /// A clock that counts down.
    public init(timeRemaining: Double, paused: Bool) {
        timeValue = timeRemaining
        countsUp = false
        isPaused = paused
    }

    /// What the clock shows so many seconds after it was given: never below 0, and unchanged while it is paused (R136).
    public func value(after seconds: Double) -> Double {
        guard !isPaused else { return max(0, timeValue) }
        return max(0, countsUp ? timeValue + seconds : timeValue - seconds)
    }
}
