/// The game that the now-playing screen shows in its sports mode.
public struct NowPlayingSportsSnapshot: Hashable, Codable, Sendable {
    public var leftTeam: NowPlayingSportsTeam
    public var rightTeam: NowPlayingSportsTeam
    public var eventStatus: NowPlayingSportsEventStatus?
    public var backgroundArtwork: Image?
    /// When the mode was set: the game's clock counts from here (R136).
    public var assignedAt: ContinuousClock.Instant

    public init(
        leftTeam: NowPlayingSportsTeam, rightTeam: NowPlayingSportsTeam, eventStatus: NowPlayingSportsEventStatus?,
        backgroundArtwork: Image?, assignedAt: ContinuousClock.Instant
    ) {
        self.leftTeam = leftTeam
        self.rightTeam = rightTeam
        self.eventStatus = eventStatus
        self.backgroundArtwork = backgroundArtwork
        self.assignedAt = assignedAt
    }
}
