/// The buttons of a template's navigation bar: two a side at most (R165), and the back button that replaces the
/// system's one (R167).
public struct NavigationBarSnapshot: Hashable, Codable, Sendable {
    public var leadingButtons: [BarButtonSnapshot]
    public var trailingButtons: [BarButtonSnapshot]
    /// nil draws the system's back button wherever there is something to go back to.
    public var backButton: BarButtonSnapshot?

    public init(
        leadingButtons: [BarButtonSnapshot] = [], trailingButtons: [BarButtonSnapshot] = [],
        backButton: BarButtonSnapshot? = nil
    ) {
        self.leadingButtons = leadingButtons
        self.trailingButtons = trailingButtons
        self.backButton = backButton
    }
}
