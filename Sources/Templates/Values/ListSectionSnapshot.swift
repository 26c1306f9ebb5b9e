/// A section of a list as the display draws it.
public struct ListSectionSnapshot: Hashable, Codable, Sendable {
    /// nil draws no header row (R90).
    public var header: String?
    public var headerSubtitle: String?
    /// At most one character (R87).
    public var sectionIndexTitle: String?
    public var items: [ListTemplateItemSnapshot]

    public init(
        header: String? = nil, headerSubtitle: String? = nil, sectionIndexTitle: String? = nil,
        items: [ListTemplateItemSnapshot]
    ) {
        self.header = header
        self.headerSubtitle = headerSubtitle
        self.sectionIndexTitle = sectionIndexTitle
        self.items = items
    }
}
