/// A handful of large buttons.
@MainActor
public final class GridTemplate: NavigationBarTemplate {
    /// The text in the navigation bar.
    public private(set) var title: String?
    /// The buttons, as given; the first eight that can be displayed are shown (R116, R118).
    public private(set) var gridButtons: [GridButton] = []

    /// A grid with a title and buttons.
    public init(title: String?, gridButtons: [GridButton]) {
        self.title = title
        super.init(kind: .grid)
        place(gridButtons)
    }

    /// How many buttons a grid shows in this car, as `CarCapabilities.current` says: CarPlay's
    /// `CPGridTemplateMaximumItems`.
    public static var maximumItems: Int { CarCapabilities.current.maximumGridButtonCount }

    /// Replaces the buttons.
    public func updateGridButtons(_ gridButtons: [GridButton]) {
        place(gridButtons)
        wholeDidChange()
    }

    /// Changes the title.
    public func updateTitle(_ title: String?) {
        guard title != self.title else { return }
        self.title = title
        wholeDidChange()
    }

    override var ownTitle: String? { title }

    override func snapshot(limits: CarCapabilities) -> TemplateSnapshot? { .grid(value(limits)) }

    override func wholeChange(limits: CarCapabilities) -> TemplateChange? { .grid(value(limits)) }

    override func buttons(limits: CarCapabilities) -> [any PressableButton] { shown(limits) }

    private func shown(_ limits: CarCapabilities) -> [GridButton] {
        GridButton.shown(gridButtons, limit: limits.maximumGridButtonCount)
    }

    private func value(_ limits: CarCapabilities) -> GridTemplateSnapshot {
        GridTemplateSnapshot(
            id: id, title: title, navigationBar: barSnapshot(limits), buttons: shown(limits).map(\.snapshot))
    }

    private func place(_ buttons: [GridButton]) {
        for button in gridButtons { button.detach(from: self) }
        gridButtons = buttons
        for button in buttons { button.attach(to: self) }
    }
}
