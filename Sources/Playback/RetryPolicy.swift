/// When to try again to reach a source that was lost.
public struct RetryPolicy: Hashable, Sendable {
    /// Seconds before the first attempt, the second, and so on; the last one goes on for ever. Never empty.
    public private(set) var delays: [Double]
    /// By which part of itself a delay may be shorter or longer, so that listeners of a server that comes back do not
    /// come all at once; 0…1.
    public var jitter: Double
    /// Seconds of sound after which a loss counts as the first one again.
    public var stableTime: Double

    /// - Parameter delays: seconds; what is negative or no number counts as 0, an empty list as one 15.
    public init(delays: [Double] = [0, 1, 2, 4, 8, 15], jitter: Double = 0.2, stableTime: Double = 10) {
        self.delays = delays.isEmpty ? [15] : delays.map { $0.isFinite ? max($0, 0) : 0 }
        self.jitter = min(max(jitter, 0), 1)
        self.stableTime = stableTime
    }

    /// Seconds to wait before the attempt.
    ///
    /// - Parameters:
    ///   - attempt: how many were made since the sound was lost, from 0.
    ///   - random: 0 to below 1.
    public func delay(beforeAttempt attempt: Int, random: Double) -> Double {
        let delay = delays[min(max(attempt, 0), delays.count - 1)]
        return delay * (1 + jitter * (2 * random - 1))
    }
}
