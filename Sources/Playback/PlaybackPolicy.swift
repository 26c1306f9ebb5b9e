/// All that can be set about how the player behaves.
public struct PlaybackPolicy: Hashable, Sendable {
    public var retry: RetryPolicy
    public var watchdog: WatchdogPolicy
    public var outputLoss: OutputLossPolicy
    /// The loudest that the first sound after the program's start may be, 0…1; it can be turned up from there.
    public var startVolumeCeiling: Double
    /// The part of the volume that is left while somebody else wants to be heard, 0…1.
    public var duckedVolume: Double
    /// Seconds between two changes of title at least (B062).
    public var titleInterval: Double
    /// Seconds between two searches for a track's picture at least.
    public var artworkInterval: Double
    /// Seconds in which the next part of a stream has to tell its title; then the last part's goes away.
    public var newStreamLimit: Double
    /// Seconds after which the place in a finite item is noted while it plays: what a power cut may cost.
    public var positionInterval: Double

    public init(
        retry: RetryPolicy = RetryPolicy(), watchdog: WatchdogPolicy = WatchdogPolicy(),
        outputLoss: OutputLossPolicy = .resume, startVolumeCeiling: Double = 1, duckedVolume: Double = 0.4,
        titleInterval: Double = 0.2, artworkInterval: Double = 2, newStreamLimit: Double = 0.15,
        positionInterval: Double = 30
    ) {
        self.retry = retry
        self.watchdog = watchdog
        self.outputLoss = outputLoss
        self.startVolumeCeiling = startVolumeCeiling
        self.duckedVolume = duckedVolume
        self.titleInterval = titleInterval
        self.artworkInterval = artworkInterval
        self.newStreamLimit = newStreamLimit
        self.positionInterval = positionInterval
    }
}
