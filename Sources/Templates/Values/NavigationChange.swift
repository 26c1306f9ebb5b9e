/// A change of which templates are stacked and which is visible.
public enum NavigationChange: Hashable, Codable, Sendable {
    /// The whole hierarchy is replaced.
    case setRoot(SceneSnapshot)
    /// A template comes on top of the visible stack.
    case push(TemplateSnapshot)
    /// The visible stack is cut to its first `depth` templates.
    case pop(depth: Int)
    /// Another tab's stack becomes visible.
    case selectTab(index: Int)
    /// The set or the order of tabs changed. A tab whose root was a tab's root before keeps its stack (R65); `added` has
    /// the roots of all others.
    case updateTabs(TabBarTemplateSnapshot, added: [TemplateSnapshot])
    /// A modal template covers the whole stack (R22).
    case present(ModalSnapshot)
    /// The modal template goes.
    case dismiss
    /// Voice control is drawn over whatever is visible, which stays in use (R28).
    case showOverlay(VoiceControlTemplateSnapshot)
    /// The overlay goes.
    case hideOverlay
}
