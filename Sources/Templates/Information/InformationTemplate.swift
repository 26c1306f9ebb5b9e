/// A few facts with up to three actions.
@MainActor
public final class InformationTemplate: NavigationBarTemplate {
    /// The text in the navigation bar.
    public var title: String { didSet { if title != oldValue { wholeDidChange() } } }
    /// How the items are laid out; fixed.
    public let layout: InformationTemplateLayout
    /// The facts, as given; the first ten are shown (R149).
    public var items: [InformationItem] { didSet { wholeDidChange() } }
    /// The buttons, as given; the first three are shown (R149).
    public var actions: [TextButton] {
        didSet {
            for action in oldValue { action.detach(from: self) }
            for action in actions { action.attach(to: self) }
            wholeDidChange()
        }
    }

    /// Facts and actions.
    public init(
        title: String, layout: InformationTemplateLayout, items: [InformationItem], actions: [TextButton]
    ) {
        self.title = title
        self.layout = layout
        self.items = items
        self.actions = actions
        super.init(kind: .information)
        for action in actions { action.attach(to: self) }
    }

    override var ownTitle: String? { title }

    override func snapshot(limits: CarCapabilities) -> TemplateSnapshot? { .information(value(limits)) }

    override func wholeChange(limits: CarCapabilities) -> TemplateChange? { .information(value(limits)) }

    override func buttons(limits: CarCapabilities) -> [any PressableButton] { shownActions(limits) }

    private func shownActions(_ limits: CarCapabilities) -> [TextButton] {
        Array(actions.prefix(max(0, limits.maximumInformationActionCount)))
    }

    private func value(_ limits: CarCapabilities) -> InformationTemplateSnapshot {
        InformationTemplateSnapshot(
            id: id, title: title, navigationBar: barSnapshot(limits), layout: layout,
            items: items.prefix(max(0, limits.maximumInformationItemCount)).map(\.snapshot),
            actions: shownActions(limits).map(\.snapshot))
    }
}
