/// A message with actions over everything else, until one is chosen (R139).
@MainActor
public final class AlertTemplate: ModalTemplate {
    /// Longest first; the longest that fits is drawn (R144).
    public let titleVariants: [String]

    /// A message with at least one action; presenting an alert without any is refused (R143).
    public init(titleVariants: [String], actions: [AlertAction]) {
        self.titleVariants = titleVariants
        super.init(kind: .alert, actions: actions)
    }

    /// How many actions an alert shows in this car, as `CarCapabilities.current` says.
    public static var maximumActionCount: Int { CarCapabilities.current.maximumAlertActionCount }

    /// The last ones, unlike everywhere else (R141).
    override func shownActions(_ limits: CarCapabilities) -> [AlertAction] {
        Array(actions.suffix(max(1, limits.maximumAlertActionCount)))
    }

    override func modalSnapshot(limits: CarCapabilities) -> ModalSnapshot? { .alert(value(limits)) }

    override func wholeChange(limits: CarCapabilities) -> TemplateChange? { .alert(value(limits)) }

    private func value(_ limits: CarCapabilities) -> AlertTemplateSnapshot {
        AlertTemplateSnapshot(
            id: id, titleVariants: titleVariants, actions: shownActions(limits).map(\.snapshot))
    }
}
