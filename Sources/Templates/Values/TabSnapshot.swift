/// One tab of a tab bar with its effective title and image (R53–R55).
public struct TabSnapshot: Hashable, Codable, Sendable {
    /// The template at the root of the tab's stack.
    public var template: TemplateID
    public var title: String?
    /// Whose ready-made title it has, which the display says in the person's language; nil where the app gave the title.
    public var systemItem: TabSystemItem?
    public var image: Image?
    public var showsBadge: Bool

    public init(
        template: TemplateID, title: String?, systemItem: TabSystemItem? = nil, image: Image?, showsBadge: Bool = false
    ) {
        self.template = template
        self.title = title
        self.systemItem = systemItem
        self.image = image
        self.showsBadge = showsBadge
    }
}
