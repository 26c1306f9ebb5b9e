/// How long the player bears silence before it does something; all times in seconds.
public struct WatchdogPolicy: Hashable, Sendable {
    /// Between two looks at the position while all is well.
    public var interval: Double
    /// Silence, with nothing arriving, after which a source that played counts as lost.
    ///
    /// A connection that stalls plays on from the buffer, four to five seconds of a usual station: together that is
    /// below fifteen.
    public var stallLimit: Double
    /// For one attempt to reach a source, as long as nothing arrives.
    public var attemptLimit: Double
    /// For a station that never started, over all its attempts.
    public var startLimit: Double

    public init(
        interval: Double = 4, stallLimit: Double = 8, attemptLimit: Double = 15, startLimit: Double = 30
    ) {
        self.interval = interval
        self.stallLimit = stallLimit
        self.attemptLimit = attemptLimit
        self.startLimit = startLimit
    }
}
