/// Some rows of a list under an optional header.
///
/// Immutable: to change the rows, build new sections and call `ListTemplate.updateSections(_:)` (R86). The rows
/// themselves change in place (R83).
@MainActor
public final class ListSection {
    /// The rows, as given.
    public let items: [any ListTemplateItem]
    /// The header text; nil draws no header (R90).
    public let header: String?
    /// The second line of the header.
    public let headerSubtitle: String?
    /// The picture in the header; live, unlike the rest (R86).
    public var headerImage: Image? {
        didSet { if headerImage != oldValue { headerDidChange() } }
    }
    /// The button in the header: it draws its picture, never its title (R89).
    public let headerButton: Button?
    /// What an index at the side shows for the section; only the first character counts (R87).
    public let sectionIndexTitle: String?

    private var owners: [Owner] = []
    private var drawn: Drawn?

    /// A section without a header.
    public convenience init(items: [any ListTemplateItem]) {
        self.init(items: items, header: nil, sectionIndexTitle: nil)
    }

    /// A section with a header and an index title.
    public convenience init(items: [any ListTemplateItem], header: String?, sectionIndexTitle: String?) {
        self.init(items: items, header: header, headerSubtitle: nil, sectionIndexTitle: sectionIndexTitle)
    }

    /// A section with a header of two lines, a picture, a button and an index title.
    public init(
        items: [any ListTemplateItem], header: String?, headerSubtitle: String?, headerImage: Image? = nil,
        headerButton: Button? = nil, sectionIndexTitle: String?
    ) {
        self.items = items
        self.header = header
        self.headerSubtitle = headerSubtitle
        self.headerImage = headerImage
        self.headerButton = headerButton
        self.sectionIndexTitle = sectionIndexTitle
        for (row, item) in items.enumerated() { item.identity.item.placements.add(self, row: row) }
        headerButton?.attach(to: self)
    }

    /// The first rows of another section: what an app reads back of one that the limits cut (R71). It is in no list, so
    /// it places no item.
    init(first count: Int, of section: ListSection) {
        items = Array(section.items.prefix(count))
        header = section.header
        headerSubtitle = section.headerSubtitle
        headerImage = section.headerImage
        headerButton = section.headerButton
        sectionIndexTitle = section.sectionIndexTitle
    }

    /// Where an item is among `items`; nil when it isn't there (R88).
    public func index(of item: any ListTemplateItem) -> Int? { items.firstIndex { $0 === item } }

    /// The item at an index; nil outside the section, where CarPlay raises.
    public func item(at index: Int) -> (any ListTemplateItem)? { items.indices.contains(index) ? items[index] : nil }

    /// The section as the display draws it, with at most `count` rows; kept until something in it changes, so that
    /// 50,000 rows are not gone through again for a display that comes back.
    func snapshot(first count: Int, limits: CarCapabilities) -> ListSectionSnapshot {
        if let drawn, drawn.count == count, drawn.limits == limits { return drawn.snapshot }
        let snapshot = makeSnapshot(first: count, limits: limits)
        drawn = Drawn(snapshot: snapshot, count: count, limits: limits)
        return snapshot
    }

    private func makeSnapshot(first count: Int, limits: CarCapabilities) -> ListSectionSnapshot {
        ListSectionSnapshot(
            header: header, headerSubtitle: headerSubtitle, headerImage: headerImage,
            headerButton: headerButton?.snapshot, sectionIndexTitle: sectionIndexTitle.map { String($0.prefix(1)) },
            items: items.prefix(count).map { $0.identity.item.snapshot(limits: limits) })
    }

    // MARK: The lists it is in

    func attach(to list: any ListSectionOwner, index: Int) {
        owners.removeAll { $0.list == nil }
        owners.append(Owner(list: list, index: index))
    }

    func detach(from list: any ListSectionOwner) {
        owners.removeAll { $0.list == nil || $0.list === list }
    }

    /// The section's indices in a list.
    func indices(in list: any ListSectionOwner) -> [Int] { owners.filter { $0.list === list }.map(\.index) }

    /// The limits of the first list it is in; nil when it is in none.
    var limits: CarCapabilities? { owners.lazy.compactMap(\.list).first?.limits }

    /// Lets go of what was drawn last, since a row of it is another now.
    func forgetPicture() { drawn = nil }

    func itemDidChange(_ item: any PlacedListItem, row: Int) {
        for owner in owners { owner.list?.itemDidChange(item, section: owner.index, row: row) }
    }

    /// What was drawn last, and of what.
    private struct Drawn {
        let snapshot: ListSectionSnapshot
        let count: Int
        let limits: CarCapabilities
    }

    /// A section's way to what shows it. Weak, since that owns its sections.
    private struct Owner {
        weak var list: (any ListSectionOwner)?
        let index: Int
    }
}

extension ListSection: PartOwner {
    func partDidChange(_ part: any TemplatePart) { headerDidChange() }

    func requestAssistant(_ request: AssistantRequest) {
        owners.lazy.compactMap(\.list).first?.requestAssistant(request)
    }

    private func headerDidChange() {
        forgetPicture()
        for owner in owners { owner.list?.sectionHeaderDidChange(owner.index) }
    }
}
