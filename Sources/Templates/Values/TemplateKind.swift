/// Which template a template is; decides where it may stand and how the display draws it.
public enum TemplateKind: String, Codable, Sendable, CaseIterable {
    case tabBar
    case list
    case nowPlaying
    case grid
    case information
    case pointOfInterest
    case contact
    case search
    case map
    case actionSheet
    case alert
    case voiceControl

    /// Whether the template covers the whole stack instead of standing in it (R19).
    public var isModal: Bool {
        switch self {
        case .actionSheet, .alert, .voiceControl: true
        case .tabBar, .list, .nowPlaying, .grid, .information, .pointOfInterest, .contact, .search, .map: false
        }
    }
}
