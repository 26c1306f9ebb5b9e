import CGtk
import Templates

/// The widgets that draw one template of a stack.
///
/// A view is made from a template's value, is told of changes as values, and reports what a person does as events. It
/// holds no model object.
@MainActor
protocol TemplateView: AnyObject {
    var templateID: TemplateID { get }
    /// The page as a whole.
    var page: Widget { get }
    /// What stands in the navigation bar while the template is on top; nil for a template without a bar.
    var title: String? { get }
    var navigationBar: NavigationBarSnapshot { get }
    /// The system's own button in the navigation bar, e.g. Up Next (R129).
    var barAction: BarAction? { get }
    /// What kind of template it is, as the trace names it: `list`, `now-playing`, …
    var kind: String { get }

    /// Brings the page up to date.
    func apply(_ change: TemplateChange)
    /// Lays the page out for a screen higher than wide, or for one wider than high.
    func setPortrait(_ isPortrait: Bool)
    /// Moves the keyboard focus to where a person would go on.
    func focus()
}

extension TemplateView {
    var barAction: BarAction? { nil }

    /// Most pages look the same in both.
    func setPortrait(_ isPortrait: Bool) {}
}
