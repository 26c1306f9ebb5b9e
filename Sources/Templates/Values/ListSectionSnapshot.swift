/// A section of a list as the display draws it.
public struct ListSectionSnapshot: Hashable, Codable, Sendable {
    /// nil draws no header row (R90).
    public var header: String?
    public var headerSubtitle: String?
    public var headerImage: Image?
    /// Draws its picture, never its title (R89).
    public var headerButton: ButtonSnapshot?
    /// At most one character (R87).
    public var sectionIndexTitle: String?
    public var items: [ListTemplateItemSnapshot]

    public init(
        header: String? = nil, headerSubtitle: String? = nil, headerImage: Image? = nil,
        headerButton: ButtonSnapshot? = nil, sectionIndexTitle: String? = nil, items: [ListTemplateItemSnapshot]
    ) {
        self.header = header
        self.headerSubtitle = headerSubtitle
        self.headerImage = headerImage
        self.headerButton = headerButton
        self.sectionIndexTitle = sectionIndexTitle
        self.items = items
    }
}
