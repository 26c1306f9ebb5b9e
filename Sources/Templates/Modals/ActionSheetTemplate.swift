/// A choice of actions over everything else, until one is made (R139).
@MainActor
public final class ActionSheetTemplate: ModalTemplate {
    /// What the choice is about.
    public let title: String?
    /// More about it.
    public let message: String?

    /// A choice of at least one action; presenting a sheet without any is refused (R143).
    public init(title: String?, message: String?, actions: [AlertAction]) {
        self.title = title
        self.message = message
        super.init(kind: .actionSheet, actions: actions)
    }

    /// The first ones (R142).
    override func shownActions(_ limits: CarCapabilities) -> [AlertAction] {
        Array(actions.prefix(max(1, limits.maximumActionSheetActionCount)))
    }

    override func modalSnapshot(limits: CarCapabilities) -> ModalSnapshot? { .actionSheet(value(limits)) }

    override func wholeChange(limits: CarCapabilities) -> TemplateChange? { .actionSheet(value(limits)) }

    private func value(_ limits: CarCapabilities) -> ActionSheetTemplateSnapshot {
        ActionSheetTemplateSnapshot(
            id: id, title: title, message: message, actions: shownActions(limits).map(\.snapshot))
    }
}
