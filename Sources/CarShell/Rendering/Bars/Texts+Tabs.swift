import Localization
import Templates

extension Texts {
    /// What a tab with a ready-made title is called; that title is in English.
    static func title(of item: TabSystemItem) -> String {
        switch item {
        case .more: more
        case .favorites: localized("Favorites")
        case .featured: localized("Featured")
        case .topRated: localized("Top Rated")
        case .recents: localized("Recents")
        case .contacts: localized("Contacts")
        case .history: localized("History")
        case .bookmarks: localized("Bookmarks")
        case .search: search
        case .downloads: localized("Downloads")
        case .mostRecent: localized("Most Recent")
        case .mostViewed: localized("Most Viewed")
        }
    }
}
