/// A `ListTemplate` as the display draws it, already trimmed to the limits in force (R69, R70).
public struct ListTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    public var title: String?
    public var navigationBar: NavigationBarSnapshot
    public var sections: [ListSectionSnapshot]
    public var emptyView: ListEmptyViewSnapshot
    /// Buttons in a row above the sections, already trimmed to the limits in force (R81).
    public var headerGridButtons: [GridButtonSnapshot]
    /// What stands between the bar and the first section.
    public var detailsHeader: ListTemplateDetailsHeaderSnapshot?
    /// The assistant's row; nil while it isn't to be seen (R79).
    public var assistantCell: AssistantCellSnapshot?
    /// The item whose handler has been called and has not completed: it shows a progress indicator (R96).
    public var busyItem: ItemID?

    public init(
        id: TemplateID, title: String?, navigationBar: NavigationBarSnapshot = NavigationBarSnapshot(),
        sections: [ListSectionSnapshot], emptyView: ListEmptyViewSnapshot = ListEmptyViewSnapshot(),
        headerGridButtons: [GridButtonSnapshot] = [], detailsHeader: ListTemplateDetailsHeaderSnapshot? = nil,
        assistantCell: AssistantCellSnapshot? = nil, busyItem: ItemID? = nil
    ) {
        self.id = id
        self.title = title
        self.navigationBar = navigationBar
        self.sections = sections
        self.emptyView = emptyView
        self.headerGridButtons = headerGridButtons
        self.detailsHeader = detailsHeader
        self.assistantCell = assistantCell
        self.busyItem = busyItem
    }

    /// Whether the list has no rows, so that the empty view shows (R74).
    public var isEmpty: Bool { sections.allSatisfy(\.items.isEmpty) }
}
