/// A ready-made title and picture for a tab, as `UITabBarItem.SystemItem` offers.
public enum TabSystemItem: String, Codable, Sendable, CaseIterable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed

    /// The title of the tab, in English.
    public var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// The picture of the tab, named as in the freedesktop icon naming specification where that has a name.
    public var image: Image {
        switch self {
        case .more: .symbol("view-more")
        case .favorites, .topRated: .symbol("starred")
        case .featured: .symbol("emblem-important")
        case .recents, .mostRecent, .history: .symbol("document-open-recent")
        case .contacts: .symbol("x-office-address-book")
        case .bookmarks: .symbol("user-bookmarks")
        case .search: .symbol("system-search")
        case .downloads: .symbol("folder-download")
        case .mostViewed: .symbol("view-list")
        }
    }
}
