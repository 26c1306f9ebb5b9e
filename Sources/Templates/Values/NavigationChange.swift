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
}
