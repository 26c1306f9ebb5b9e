/// All that is on the display of one connection, as one value.
public struct SceneSnapshot: Hashable, Codable, Sendable {
    public var connection: ConnectionID
    /// The root when it is a tab bar; nil when the root is the first template of the only stack.
    public var tabBar: TabBarTemplateSnapshot?
    /// One stack a tab, root first; exactly one when there is no tab bar; none before the first root is set.
    public var stacks: [[TemplateSnapshot]]
    /// The modal template over the whole stack, which takes all taps (R139); nil when there is none.
    public var presented: ModalSnapshot?
    /// Voice control drawn over all that, which takes only the taps on its own buttons; nil when there is none (R28).
    public var overlay: VoiceControlTemplateSnapshot?
    /// Whether the dark look is used whatever the car says (R27).
    public var prefersDarkUserInterfaceStyle: Bool

    public init(
        connection: ConnectionID, tabBar: TabBarTemplateSnapshot? = nil, stacks: [[TemplateSnapshot]] = [],
        presented: ModalSnapshot? = nil, overlay: VoiceControlTemplateSnapshot? = nil,
        prefersDarkUserInterfaceStyle: Bool = false
    ) {
        self.connection = connection
        self.tabBar = tabBar
        self.stacks = stacks
        self.presented = presented
        self.overlay = overlay
        self.prefersDarkUserInterfaceStyle = prefersDarkUserInterfaceStyle
    }

    /// Which of `stacks` is visible.
    public var selectedStack: Int { tabBar?.selectedIndex ?? 0 }

    /// The visible template; nil before the first root is set.
    public var topTemplate: TemplateSnapshot? {
        stacks.indices.contains(selectedStack) ? stacks[selectedStack].last : nil
    }
}
