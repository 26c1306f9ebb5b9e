/// Any template that can stand in a stack, as the display draws it.
public enum TemplateSnapshot: Hashable, Codable, Sendable {
    case list(ListTemplateSnapshot)
    case nowPlaying(NowPlayingTemplateSnapshot)
    case grid(GridTemplateSnapshot)
    case information(InformationTemplateSnapshot)
    case contact(ContactTemplateSnapshot)
    case search(SearchTemplateSnapshot)
    case pointOfInterest(PointOfInterestTemplateSnapshot)

    public var id: TemplateID {
        switch self {
        case .list(let list): list.id
        case .nowPlaying(let nowPlaying): nowPlaying.id
        case .grid(let grid): grid.id
        case .information(let information): information.id
        case .contact(let contact): contact.id
        case .search(let search): search.id
        case .pointOfInterest(let pointOfInterest): pointOfInterest.id
        }
    }
}
