/// All that is on the display of one connection, as one value.
public struct SceneSnapshot: Hashable, Codable, Sendable {
    public var connection: ConnectionID
    /// The root when it is a tab bar; nil when the root is the first template of the only stack.
    public var tabBar: TabBarTemplateSnapshot?
    /// One stack a tab, root first; exactly one when there is no tab bar; none before the first root is set.
    public var stacks: [[TemplateSnapshot]]

    public init(connection: ConnectionID, tabBar: TabBarTemplateSnapshot? = nil, stacks: [[TemplateSnapshot]] = []) {
        self.connection = connection
        self.tabBar = tabBar
        self.stacks = stacks
    }

    /// Which of `stacks` is visible.
    public var selectedStack: Int { tabBar?.selectedIndex ?? 0 }

    /// The visible template; nil before the first root is set.
    public var topTemplate: TemplateSnapshot? {
        stacks.indices.contains(selectedStack) ? stacks[selectedStack].last : nil
    }
}
