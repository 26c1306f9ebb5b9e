/// What an operation that may go ahead will do.
struct NavigationPlan {
    /// Which change the display is sent. The snapshots in it are taken when it is sent, after the appearance callbacks.
    enum Change {
        /// The state stays; nothing is sent.
        case none
        case setRoot
        case push(Template)
        case pop
        case selectTab
        case present(Template)
        case dismiss
        case showOverlay(Template)
        case hideOverlay
        case updateTabs(added: [Template])
        /// The same tabs with new titles, images or badges: no transition.
        case tabBar
    }

    var change: Change
    var state: NavigationState
    var transition: NavigationTransition
    var animated: Bool
    /// The templates that come in.
    var added: [Template] = []
}
