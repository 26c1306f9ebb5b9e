/// A list of rows in sections.
///
/// What the app reads back, and what the display shows, is trimmed to the limits in force; the list keeps all that it
/// was given, so that the rest comes back by itself when the limits relax (R69–R71, CS9).
@MainActor
public final class ListTemplate: NavigationBarTemplate {
    /// The text in the navigation bar.
    public let title: String?

    /// Most preferred first; the first that fits is drawn while the list has no rows (R74, R75).
    public var emptyViewTitleVariants: [String] = [] {
        didSet { emptyViewDidChange(if: emptyViewTitleVariants != oldValue) }
    }
    /// Most preferred first; the first that fits is drawn while the list has no rows (R74, R75).
    public var emptyViewSubtitleVariants: [String] = [] {
        didSet { emptyViewDidChange(if: emptyViewSubtitleVariants != oldValue) }
    }
    /// Whether a spinner shows while the list has no rows, beside the texts (R76).
    public var showsSpinnerWhileEmpty = false {
        didSet { emptyViewDidChange(if: showsSpinnerWhileEmpty != oldValue) }
    }

    /// The row that starts the assistant; live (R78–R80).
    public var assistantCellConfiguration: AssistantCellConfiguration? {
        didSet { assistantCellDidChange(from: oldValue) }
    }
    /// Buttons in a row above the sections, as given; those beyond the car's limit aren't shown (R80, R81).
    public var headerGridButtons: [GridButton]? {
        didSet {
            for button in oldValue ?? [] { button.detach(from: self) }
            for button in headerGridButtons ?? [] { button.attach(to: self) }
            headerGridButtonsDidChange()
        }
    }
    /// What stands between the bar and the first section; live (R80).
    public var listHeader: ListTemplateDetailsHeader? {
        didSet {
            oldValue?.detach(from: self)
            listHeader?.attach(to: self)
            emit { .detailsHeader(self.listHeader?.snapshot($0)) }
        }
    }

    /// All that the app supplied.
    private var suppliedSections: [ListSection] = []
    /// How many items come before each supplied section; makes it cheap to say whether a row is inside the limits.
    private var sectionStarts: [Int] = []
    /// The selection whose completion is outstanding (CS5).
    private var selection: Selection?

    /// A list with a title and sections.
    public init(title: String?, sections: [ListSection]) {
        self.title = title
        super.init(kind: .list)
        place(sections)
    }

    /// A list with a row that starts the assistant, and with buttons above its sections.
    public convenience init(
        title: String?, sections: [ListSection], assistantCellConfiguration: AssistantCellConfiguration?,
        headerGridButtons: [GridButton]? = nil
    ) {
        self.init(title: title, sections: sections)
        head(assistantCellConfiguration, headerGridButtons: headerGridButtons, listHeader: nil)
    }

    /// A list with a header above its sections.
    public convenience init(
        title: String?, listHeader: ListTemplateDetailsHeader?, sections: [ListSection],
        assistantCellConfiguration: AssistantCellConfiguration?
    ) {
        self.init(title: title, sections: sections)
        head(assistantCellConfiguration, headerGridButtons: nil, listHeader: listHeader)
    }

    /// Sets what stands above the sections: outside of an initialiser, where property observers run.
    private func head(
        _ assistantCell: AssistantCellConfiguration?, headerGridButtons: [GridButton]?,
        listHeader: ListTemplateDetailsHeader?
    ) {
        assistantCellConfiguration = assistantCell
        self.headerGridButtons = headerGridButtons
        self.listHeader = listHeader
    }

    /// How many buttons the row above the sections shows in this car, as `CarCapabilities.current` says.
    public static var maximumHeaderGridButtonCount: Int { CarCapabilities.current.maximumHeaderGridButtonCount }
    /// How many rows of a list are shown in this car, as `CarCapabilities.current` says.
    public static var maximumItemCount: Int { CarCapabilities.current.itemLimit }
    /// How many sections of a list are shown in this car, as `CarCapabilities.current` says.
    public static var maximumSectionCount: Int { CarCapabilities.current.maximumSectionCount }

    /// The sections as displayed (R71). One that the limits cut is a copy with fewer rows.
    public var sections: [ListSection] {
        let limits = limits
        return (0..<visibleSectionCount(limits)).map { index in
            let section = suppliedSections[index]
            let count = visibleItemCount(ofSection: index, limits)
            return count == section.items.count ? section : ListSection(first: count, of: section)
        }
    }
    /// How many sections are displayed; never above the limit (R71).
    public var sectionCount: Int { visibleSectionCount(limits) }
    /// How many rows are displayed; never above the limit (R71).
    public var itemCount: Int {
        let limits = limits
        let count = visibleSectionCount(limits)
        return count == 0 ? 0 : sectionStarts[count - 1] + visibleItemCount(ofSection: count - 1, limits)
    }

    /// Replaces all sections; new, removed, reordered and changed ones alike (R72).
    public func updateSections(_ sections: [ListSection]) {
        for section in suppliedSections { section.detach(from: self) }
        place(sections)
        emit { .sections(self.sectionSnapshots(limits: $0)) }
    }

    /// Where an item is displayed; nil when it isn't (R73). Items are compared by identity.
    public func indexPath(for item: any ListTemplateItem) -> IndexPath? {
        var first: IndexPath?
        item.identity.item.placements.visit { section, row in
            for index in section.indices(in: self) where isVisible(section: index, row: row, limits) {
                let path = IndexPath(item: row, section: index)
                first = min(first ?? path, path)
            }
        }
        return first
    }

    // MARK: What the display draws

    override var ownTitle: String? { title }

    override func snapshot(limits: CarCapabilities) -> TemplateSnapshot? {
        .list(
            ListTemplateSnapshot(
                id: id, title: title, navigationBar: barSnapshot(limits),
                sections: sectionSnapshots(limits: limits), emptyView: emptyView,
                headerGridButtons: shownHeaderGridButtons(limits).map(\.snapshot),
                detailsHeader: listHeader?.snapshot(limits),
                assistantCell: assistantCellConfiguration?.snapshot(limits), busyItem: selection?.item))
    }

    override func changes(from old: CarCapabilities, to new: CarCapabilities) -> [TemplateChange] {
        var changes: [TemplateChange] = []
        let sections = sectionSnapshots(limits: new)
        if sections != sectionSnapshots(limits: old) { changes.append(.sections(sections)) }
        func add<Value: Equatable>(_ value: (CarCapabilities) -> Value, _ change: (Value) -> TemplateChange) {
            let value = (old: value(old), new: value(new))
            if value.new != value.old { changes.append(change(value.new)) }
        }
        add({ self.barSnapshot($0) }, { .navigationBar($0) })
        add({ self.shownHeaderGridButtons($0).map(\.snapshot) }, { .headerGridButtons($0) })
        add({ self.listHeader?.snapshot($0) }, { .detailsHeader($0) })
        add({ self.assistantCellConfiguration?.snapshot($0) }, { .assistantCell($0) })
        return changes
    }

    override func partDidChange(_ part: any TemplatePart) {
        switch part {
        case is GridButton: headerGridButtonsDidChange()
        case is ListTemplateDetailsHeader: emit { .detailsHeader(self.listHeader?.snapshot($0)) }
        default: super.partDidChange(part)
        }
    }

    private func shownHeaderGridButtons(_ limits: CarCapabilities) -> [GridButton] {
        GridButton.shown(headerGridButtons ?? [], limit: limits.maximumHeaderGridButtonCount)
    }

    private func headerGridButtonsDidChange() {
        emit { .headerGridButtons(self.shownHeaderGridButtons($0).map(\.snapshot)) }
    }

    private func assistantCellDidChange(from old: AssistantCellConfiguration?) {
        emit { limits in
            let new = self.assistantCellConfiguration?.snapshot(limits)
            return new == old?.snapshot(limits) ? nil : .assistantCell(new)
        }
    }

    private var emptyView: ListEmptyViewSnapshot {
        ListEmptyViewSnapshot(
            titleVariants: emptyViewTitleVariants, subtitleVariants: emptyViewSubtitleVariants,
            showsSpinner: showsSpinnerWhileEmpty)
    }

    private func emptyViewDidChange(if isChange: Bool) {
        if isChange { emit(.emptyView(emptyView)) }
    }

    // MARK: Taps

    override func buttons(limits: CarCapabilities) -> [any PressableButton] {
        let header = (0..<visibleSectionCount(limits)).compactMap { suppliedSections[$0].headerButton }
        return shownHeaderGridButtons(limits) + header + (listHeader?.shownButtons(limits) ?? [])
    }

    /// Runs the handler of a row, or of one of its pictures, unless another selection is outstanding (R100, CS5). A tap
    /// on a message goes to the assistant (R111).
    override func select(_ id: ItemID, imageIndex: Int?, limits: CarCapabilities) {
        guard selection == nil, let item = visibleItem(id, limits: limits) else { return }
        if let request = item.assistantRequest { return requestAssistant(request) }
        guard let action = item.action(imageIndex: imageIndex, limits: limits) else { return }
        let completion = CompletionDuty()
        selection = Selection(item: id, completion: ObjectIdentifier(completion))
        completion.onDrop = { [weak self, key = ObjectIdentifier(completion)] in
            // A selection that ended with its list's removal left no duty behind (R173).
            guard let self, finish(key) else { return }
            report(.completionNotCalled(id))
        }
        emit(.busyItem(id))
        action { [weak self] in
            if completion.fulfil() { _ = self?.finish(ObjectIdentifier(completion)) }
        }
    }

    /// The assistant's row was tapped (R78).
    func assistantCellTapped(limits: CarCapabilities) {
        guard let assistantCellConfiguration, assistantCellConfiguration.snapshot(limits) != nil else { return }
        requestAssistant(assistantCellConfiguration.request)
    }

    /// Ends the selection of this completion; answers false when it isn't the one that is outstanding (R173).
    private func finish(_ completion: ObjectIdentifier) -> Bool {
        guard selection?.completion == completion else { return false }
        selection = nil
        emit(.busyItem(nil))
        return true
    }

    override func leftAllScenes() {
        selection = nil
    }

    private func visibleItem(_ id: ItemID, limits: CarCapabilities) -> (any PlacedListItem)? {
        for index in 0..<visibleSectionCount(limits) {
            for item in suppliedSections[index].items.prefix(visibleItemCount(ofSection: index, limits))
            where item.identity.id == id {
                return item.identity.item
            }
        }
        return nil
    }

    // MARK: Limits

    private func place(_ sections: [ListSection]) {
        suppliedSections = sections
        sectionStarts = []
        sectionStarts.reserveCapacity(sections.count)
        var start = 0
        for (index, section) in sections.enumerated() {
            sectionStarts.append(start)
            start += section.items.count
            section.attach(to: self, index: index)
        }
    }

    private func sectionSnapshots(limits: CarCapabilities) -> [ListSectionSnapshot] {
        (0..<visibleSectionCount(limits)).map { index in
            suppliedSections[index].snapshot(first: visibleItemCount(ofSection: index, limits), limits: limits)
        }
    }

    /// Sections that start past the item limit go with the rows (R70).
    private func visibleSectionCount(_ limits: CarCapabilities) -> Int {
        let count = min(suppliedSections.count, max(0, limits.maximumSectionCount))
        // Starts never fall, so a list inside the limits is settled by its last section.
        guard count > 0, sectionStarts[count - 1] >= limits.itemLimit else { return count }
        return sectionStarts[..<count].firstIndex { $0 >= limits.itemLimit } ?? count
    }

    private func visibleItemCount(ofSection index: Int, _ limits: CarCapabilities) -> Int {
        min(suppliedSections[index].items.count, max(0, limits.itemLimit - sectionStarts[index]))
    }

    private func isVisible(section: Int, row: Int, _ limits: CarCapabilities) -> Bool {
        section < limits.maximumSectionCount && sectionStarts[section] + row < limits.itemLimit
    }

    /// Names the completion without keeping it: the closure given to the app alone does, so that dropping it shows.
    private struct Selection {
        let item: ItemID
        let completion: ObjectIdentifier
    }
}

extension ListTemplate: ListSectionOwner {
    func itemDidChange(_ item: any PlacedListItem, section: Int, row: Int) {
        emit { limits in
            self.isVisible(section: section, row: row, limits)
                ? .item(item.snapshot(limits: limits), section: section, row: row) : nil
        }
    }

    func sectionHeaderDidChange(_ section: Int) {
        let button = suppliedSections[section].headerButton?.snapshot
        let image = suppliedSections[section].headerImage
        emit { limits in
            section < self.visibleSectionCount(limits)
                ? .sectionHeader(image: image, button: button, section: section) : nil
        }
    }
}
