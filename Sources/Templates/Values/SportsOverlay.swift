/// Two teams and the state of their game, over a thumbnail.
public struct SportsOverlay: Hashable, Codable, Sendable {
    public let leftTeam: NowPlayingSportsTeam
    public let rightTeam: NowPlayingSportsTeam
    public let eventStatus: NowPlayingSportsEventStatus?

    public init(
        leftTeam: NowPlayingSportsTeam, rightTeam: NowPlayingSportsTeam,
        eventStatus: NowPlayingSportsEventStatus? = nil
    ) {
        self.leftTeam = leftTeam
        self.rightTeam = rightTeam
        self.eventStatus = eventStatus
    }
}
