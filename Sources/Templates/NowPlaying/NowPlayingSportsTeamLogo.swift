/// What stands for a team: its picture, or up to three initials.
public enum NowPlayingSportsTeamLogo: Hashable, Codable, Sendable {
    case image(Image)
    case initials(String)

    /// The initials of a team, cut to the three that are drawn; nil for a team with a picture.
    public var shownInitials: String? {
        if case .initials(let initials) = self { String(initials.prefix(3)) } else { nil }
    }
}
