/// The layout for a game: two teams and where the game stands. To update a score, assign a new one (R135).
@MainActor
public final class NowPlayingModeSports: NowPlayingMode {
    /// The team at the left, in languages from right to left too.
    public let leftTeam: NowPlayingSportsTeam
    /// The team at the right, in languages from right to left too.
    public let rightTeam: NowPlayingSportsTeam
    /// Where the game stands.
    public let eventStatus: NowPlayingSportsEventStatus?
    /// The picture behind all.
    public let backgroundArtwork: Image?

    /// A game.
    public init(
        leftTeam: NowPlayingSportsTeam, rightTeam: NowPlayingSportsTeam,
        eventStatus: NowPlayingSportsEventStatus? = nil, backgroundArtwork: Image? = nil
    ) {
        self.leftTeam = leftTeam
        self.rightTeam = rightTeam
        self.eventStatus = eventStatus
        self.backgroundArtwork = backgroundArtwork
    }

    override func sports(assignedAt: ContinuousClock.Instant) -> NowPlayingSportsSnapshot? {
        NowPlayingSportsSnapshot(
            leftTeam: leftTeam, rightTeam: rightTeam, eventStatus: eventStatus, backgroundArtwork: backgroundArtwork,
            assignedAt: assignedAt)
    }
}
