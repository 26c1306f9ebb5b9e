/// A `GridTemplate` as the display draws it, already trimmed to the limits in force (R116).
public struct GridTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    public var title: String?
    public var navigationBar: NavigationBarSnapshot
    public var buttons: [GridButtonSnapshot]

    public init(
        id: TemplateID, title: String?, navigationBar: NavigationBarSnapshot = NavigationBarSnapshot(),
        buttons: [GridButtonSnapshot]
    ) {
        self.id = id
        self.title = title
        self.navigationBar = navigationBar
        self.buttons = buttons
    }

    /// The buttons in the rows in which they are drawn: up to four in one row, more in two, split evenly (R117).
    public var rows: [[GridButtonSnapshot]] {
        guard buttons.count > 4 else { return buttons.isEmpty ? [] : [buttons] }
        let half = (buttons.count + 1) / 2
        return [Array(buttons[..<half]), Array(buttons[half...])]
    }
}
