/// An `InformationTemplate` as the display draws it, already trimmed to the limits in force (R149).
public struct InformationTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    public var title: String
    public var navigationBar: NavigationBarSnapshot
    public var layout: InformationTemplateLayout
    public var items: [InformationItemSnapshot]
    public var actions: [TextButtonSnapshot]

    public init(
        id: TemplateID, title: String, navigationBar: NavigationBarSnapshot = NavigationBarSnapshot(),
        layout: InformationTemplateLayout, items: [InformationItemSnapshot], actions: [TextButtonSnapshot] = []
    ) {
        self.id = id
        self.title = title
        self.navigationBar = navigationBar
        self.layout = layout
        self.items = items
        self.actions = actions
    }
}
