/// A `TabBarTemplate` as the display draws it. The stack of tab *i* is `SceneSnapshot.stacks[i]`.
public struct TabBarTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    public var tabs: [TabSnapshot]
    public var selectedIndex: Int

    public init(id: TemplateID, tabs: [TabSnapshot], selectedIndex: Int) {
        self.id = id
        self.tabs = tabs
        self.selectedIndex = selectedIndex
    }
}
