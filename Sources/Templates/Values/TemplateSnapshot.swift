/// Any template that can stand in a stack, as the display draws it.
public enum TemplateSnapshot: Hashable, Codable, Sendable {
    case list(ListTemplateSnapshot)
    case nowPlaying(NowPlayingTemplateSnapshot)

    public var id: TemplateID {
        switch self {
        case .list(let list): list.id
        case .nowPlaying(let nowPlaying): nowPlaying.id
        }
    }
}
