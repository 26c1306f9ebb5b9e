/// A template with buttons in its navigation bar (R165–R167).
@MainActor
public protocol BarButtonProviding: AnyObject {
    /// The buttons at the leading side; the first two are shown.
    var leadingNavigationBarButtons: [BarButton] { get set }
    /// The buttons at the trailing side; the first two are shown.
    var trailingNavigationBarButtons: [BarButton] { get set }
    /// Replaces the system's back button. Its handler is called; nothing is popped without the app's help (R167).
    var backButton: BarButton? { get set }
}
