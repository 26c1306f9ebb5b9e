/// A `SearchTemplate` as the display draws it: a field, a keyboard and the results.
///
/// A result that changes in place arrives as `TemplateChange.item` with section 0.
public struct SearchTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    /// What the person has typed, as the display last told it.
    public var searchText: String
    /// The answer to the latest text that has one, already trimmed to the limits in force.
    public var results: [ListTemplateItemSnapshot]
    /// Whether the latest text has no answer yet.
    public var isSearching: Bool
    /// Whether the keyboard may show; not while the car limits it (R114).
    public var allowsKeyboard: Bool
    /// The result whose handling has not completed: it shows a progress indicator (R96).
    public var busyItem: ItemID?

    public init(
        id: TemplateID, searchText: String = "", results: [ListTemplateItemSnapshot] = [], isSearching: Bool = false,
        allowsKeyboard: Bool = true, busyItem: ItemID? = nil
    ) {
        self.id = id
        self.searchText = searchText
        self.results = results
        self.isSearching = isSearching
        self.allowsKeyboard = allowsKeyboard
        self.busyItem = busyItem
    }
}
