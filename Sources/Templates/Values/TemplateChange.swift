/// A change inside one template.
public enum TemplateChange: Hashable, Codable, Sendable {
    /// All rows of a list are replaced.
    case sections([ListSectionSnapshot])
    /// One row changed in place. `section` and `row` say where it is in the trimmed list.
    case item(ListTemplateItemSnapshot, section: Int, row: Int)
    /// The item with a running handler changed (R96).
    case busyItem(ItemID?)
    case emptyView(ListEmptyViewSnapshot)
    case navigationBar(NavigationBarSnapshot)
    case nowPlaying(NowPlayingTemplateSnapshot)
}
