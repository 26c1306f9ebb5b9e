/// A template with buttons in its navigation bar (R165–R167). Made as one of its subclasses.
@MainActor
public class NavigationBarTemplate: Template, BarButtonProviding {
    /// The buttons at the leading side of the navigation bar; the first two are shown (R165).
    public var leadingNavigationBarButtons: [BarButton] = [] { didSet { barButtonsDidChange(from: oldValue) } }
    /// The buttons at the trailing side of the navigation bar; the first two are shown (R165).
    public var trailingNavigationBarButtons: [BarButton] = [] { didSet { barButtonsDidChange(from: oldValue) } }
    /// Replaces the system's back button (R167).
    public var backButton: BarButton? { didSet { barButtonsDidChange(from: oldValue.map { [$0] } ?? []) } }

    private var navigationBar = NavigationBarSnapshot()

    /// The bar as the display draws it.
    func barSnapshot(_ limits: CarCapabilities) -> NavigationBarSnapshot { navigationBar.trimmed(to: limits) }

    override func barButtons(limits: CarCapabilities) -> [any PressableButton] {
        let count = max(0, limits.maximumBarButtonCount)
        let shown = leadingNavigationBarButtons.prefix(count) + trailingNavigationBarButtons.prefix(count)
        return backButton.map { shown + [$0] } ?? Array(shown)
    }

    override func partDidChange(_ part: any TemplatePart) {
        if part is BarButton { barDidChange() } else { super.partDidChange(part) }
    }

    private func barDidChange() {
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
        barDidChange()
    }
}
