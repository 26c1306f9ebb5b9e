/// One side of a game.
public struct NowPlayingSportsTeam: Hashable, Codable, Sendable {
    public let name: String
    public let logo: NowPlayingSportsTeamLogo
    /// Such as the place in the league; 15 to 20 characters fit.
    public let teamStandings: String?
    /// Three to five characters fit.
    public let eventScore: String
    /// Marks the team that has the ball.
    public let possessionIndicator: Image?
    /// Marked by a star.
    public let isFavorite: Bool

    public init(
        name: String, logo: NowPlayingSportsTeamLogo, teamStandings: String? = nil, eventScore: String,
        possessionIndicator: Image? = nil, isFavorite: Bool = false
    ) {
        self.name = name
        self.logo = logo
        self.teamStandings = teamStandings
        self.eventScore = eventScore
        self.possessionIndicator = possessionIndicator
        self.isFavorite = isFavorite
    }
}
