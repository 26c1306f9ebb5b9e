/// A list of rows in sections.
///
/// What the app reads back, and what the display shows, is trimmed to the limits in force; the list keeps all that it
/// was given, so that the rest comes back by itself when the limits relax (R69–R71, CS9).
@MainActor
public final class ListTemplate: Template, BarButtonProviding {
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

    /// The buttons at the leading side of the navigation bar; the first two are shown (R165).
    public var leadingNavigationBarButtons: [BarButton] = [] { didSet { barButtonsDidChange(from: oldValue) } }
    /// The buttons at the trailing side of the navigation bar; the first two are shown (R165).
    public var trailingNavigationBarButtons: [BarButton] = [] { didSet { barButtonsDidChange(from: oldValue) } }
    /// Replaces the system's back button (R167).
    public var backButton: BarButton? { didSet { barButtonsDidChange(from: oldValue.map { [$0] } ?? []) } }

    /// All that the app supplied.
    private var suppliedSections: [ListSection] = []
    /// How many items come before each supplied section; makes it cheap to say whether a row is inside the limits.
    private var sectionStarts: [Int] = []
    private var navigationBar = NavigationBarSnapshot()
    /// The selection whose completion is outstanding (CS5).
    private var selection: Selection?

    /// A list with a title and sections.
    public init(title: String?, sections: [ListSection]) {
        self.title = title
        super.init(kind: .list)
        place(sections)
    }

    /// How many rows of a list are shown in this car, as `CarCapabilities.current` says.
    public static var maximumItemCount: Int { CarCapabilities.current.maximumItemCount }
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
                id: id, title: title, navigationBar: navigationBar.trimmed(to: limits),
                sections: sectionSnapshots(limits: limits), emptyView: emptyView, busyItem: selection?.item))
    }

    override func changes(from old: CarCapabilities, to new: CarCapabilities) -> [TemplateChange] {
        var changes: [TemplateChange] = []
        let sections = sectionSnapshots(limits: new)
        if sections != sectionSnapshots(limits: old) { changes.append(.sections(sections)) }
        let bar = navigationBar.trimmed(to: new)
        if bar != navigationBar.trimmed(to: old) { changes.append(.navigationBar(bar)) }
        return changes
    }

    /// Called by a section whose item changed.
    func itemDidChange(_ item: any PlacedListItem, section: Int, row: Int) {
        emit { limits in
            self.isVisible(section: section, row: row, limits)
                ? .item(item.snapshot(limits: limits), section: section, row: row) : nil
        }
    }

    /// Called by a bar button that changed, and by the setters above.
    func barButtonDidChange() {
        let old = navigationBar
        navigationBar = NavigationBarSnapshot(
            leadingButtons: leadingNavigationBarButtons.map(\.snapshot),
            trailingButtons: trailingNavigationBarButtons.map(\.snapshot), backButton: backButton?.snapshot)
        emit { limits in
            let new = self.navigationBar.trimmed(to: limits)
            return new == old.trimmed(to: limits) ? nil : .navigationBar(new)
        }
    }

    private func barButtonsDidChange(from old: [BarButton]) {
        for button in old { button.detach(from: self) }
        for button in leadingNavigationBarButtons + trailingNavigationBarButtons { button.attach(to: self) }
        backButton?.attach(to: self)
        barButtonDidChange()
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

    /// Calls the button's handler, when the button is there and shown.
    func press(_ button: ButtonID, limits: CarCapabilities) {
        let count = max(0, limits.maximumBarButtonCount)
        let shown = leadingNavigationBarButtons.prefix(count) + trailingNavigationBarButtons.prefix(count)
        (shown.first { $0.id == button } ?? (backButton?.id == button ? backButton : nil))?.press()
    }

    /// Runs the handler of a row, or of one of its pictures, unless another selection is outstanding (R100, CS5).
    func select(_ id: ItemID, imageIndex: Int?, limits: CarCapabilities) {
        guard selection == nil, let item = visibleItem(id, limits: limits),
            let action = item.action(imageIndex: imageIndex, limits: limits)
        else { return }
        let completion = SelectionCompletion(list: self, item: id)
        selection = Selection(item: id, completion: ObjectIdentifier(completion))
        emit(.busyItem(id))
        action { completion.call() }
    }

    /// Ends the selection of this completion; answers false when it isn't the one that is outstanding (R173).
    func finish(_ completion: ObjectIdentifier) -> Bool {
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
        guard count > 0, sectionStarts[count - 1] >= limits.maximumItemCount else { return count }
        return sectionStarts[..<count].firstIndex { $0 >= limits.maximumItemCount } ?? count
    }

    private func visibleItemCount(ofSection index: Int, _ limits: CarCapabilities) -> Int {
        min(suppliedSections[index].items.count, max(0, limits.maximumItemCount - sectionStarts[index]))
    }

    private func isVisible(section: Int, row: Int, _ limits: CarCapabilities) -> Bool {
        section < limits.maximumSectionCount && sectionStarts[section] + row < limits.maximumItemCount
    }

    /// Names the completion without keeping it: the closure given to the app alone does, so that dropping it shows.
    private struct Selection {
        let item: ItemID
        let completion: ObjectIdentifier
    }
}
