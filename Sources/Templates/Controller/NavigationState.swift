/// The rules of navigation as a value: which templates are stacked, which is visible, and what may happen next.
///
/// Knows ids and kinds only. Each operation either throws and leaves the state as it was, or says what became visible
/// and what was removed.
package struct NavigationState: Hashable, Sendable {
    /// The root, when that is a tab bar.
    package private(set) var tabBar: TemplateID?
    /// One stack a tab, root first; one without a tab bar; none before the first root.
    package private(set) var stacks: [[StackEntry]] = []
    /// Which of `stacks` is visible.
    package private(set) var selectedStack = 0
    /// The modal template over the whole stack.
    package private(set) var presented: StackEntry?
    /// The voice control drawn over whatever is visible (R28).
    package private(set) var overlay: StackEntry?

    package init() {}

    /// Whether a root has been set.
    package var hasRoot: Bool { !stacks.isEmpty }
    /// The visible stack, root first (R26).
    package var visibleStack: [StackEntry] { hasRoot ? stacks[selectedStack] : [] }
    /// The template on top of the visible stack.
    package var top: StackEntry? { hasRoot ? stacks[selectedStack].last : nil }

    /// Whether a template is in any stack, is the tab bar, is presented or is the overlay.
    package func contains(_ id: TemplateID) -> Bool {
        tabBar == id || presented?.id == id || overlay?.id == id || stacks.contains { $0.contains { $0.id == id } }
    }

    /// Replaces everything by one stack with one template (R3).
    package mutating func setRoot(
        _ root: StackEntry, limits: CarCapabilities
    ) throws(InterfaceControllerError) -> NavigationTransition {
        // Now playing must be pushed (R121); a tab bar comes in by the other form, with its tabs.
        guard !root.kind.isModal, root.kind != .nowPlaying, root.kind != .tabBar,
            limits.allowedTemplates.contains(root.kind)
        else { throw .unsupportedTemplate(root.kind, .setRoot) }
        return replaceAll(tabBar: nil, stacks: [[root]], selectedStack: 0)
    }

    /// Replaces everything by a tab bar with one stack a tab.
    package mutating func setRoot(
        tabBar: TemplateID, tabs: [StackEntry], selectedIndex: Int, limits: CarCapabilities
    ) throws(InterfaceControllerError) -> NavigationTransition {
        guard limits.allowedTemplates.contains(.tabBar) else { throw .unsupportedTemplate(.tabBar, .setRoot) }
        try Self.validate(tabs: tabs, limits: limits)
        return replaceAll(
            tabBar: tabBar, stacks: tabs.map { [$0] },
            selectedStack: tabs.indices.contains(selectedIndex) ? selectedIndex : 0)
    }

    /// Puts a template on top of the visible stack (R7, R25).
    package mutating func push(
        _ entry: StackEntry, limits: CarCapabilities
    ) throws(InterfaceControllerError) -> NavigationTransition {
        guard !entry.kind.isModal, entry.kind != .tabBar, limits.allowedTemplates.contains(entry.kind) else {
            throw .unsupportedTemplate(entry.kind, .push)
        }
        guard let top else { throw .noRoot }
        guard !stacks[selectedStack].contains(where: { $0.id == entry.id }) else { throw .duplicateInstance(entry.id) }
        guard top.kind != .nowPlaying || entry.kind == .list else { throw .unsupportedOnNowPlaying(entry.kind) }
        guard stacks[selectedStack].count < limits.maximumDepth else {
            throw .depthExceeded(limit: limits.maximumDepth)
        }
        stacks[selectedStack].append(entry)
        return NavigationTransition(from: top.id, to: entry.id)
    }

    /// Removes the top of the visible stack (R13).
    package mutating func pop() throws(InterfaceControllerError) -> NavigationTransition {
        try pop(toDepth: (hasRoot ? stacks[selectedStack].count : 0) - 1)
    }

    /// Removes everything above the root of the visible stack (R15).
    package mutating func popToRoot() throws(InterfaceControllerError) -> NavigationTransition {
        guard hasRoot, stacks[selectedStack].count > 1 else { throw .nothingToPop }
        return try pop(toDepth: 1)
    }

    /// Removes everything above a template of the visible stack (R16); nothing when it is the top (R18).
    package mutating func pop(to id: TemplateID) throws(InterfaceControllerError) -> NavigationTransition {
        guard hasRoot, let index = stacks[selectedStack].firstIndex(where: { $0.id == id }) else {
            throw .templateNotInStack(id)
        }
        guard index + 1 < stacks[selectedStack].count else { return NavigationTransition(from: id, to: id) }
        return try pop(toDepth: index + 1)
    }

    /// Covers everything with a modal template; the stacks stay as they are (R19, R20, R22).
    package mutating func present(
        _ entry: StackEntry, limits: CarCapabilities
    ) throws(InterfaceControllerError) -> NavigationTransition {
        guard entry.kind.isModal, limits.allowedTemplates.contains(entry.kind) else {
            throw .unsupportedTemplate(entry.kind, .present)
        }
        guard hasRoot else { throw .noRoot }
        guard presented == nil else { throw .alreadyPresenting }
        guard overlay?.id != entry.id else { throw .duplicateInstance(entry.id) }
        presented = entry
        // What is covered stays on screen below (R38).
        return NavigationTransition(from: nil, to: entry.id)
    }

    /// Takes the modal template away; with none there is nothing to do, which is no failure (R21).
    package mutating func dismiss() -> NavigationTransition {
        defer { presented = nil }
        return NavigationTransition(
            from: presented?.id, to: nil, removed: presented.map { [$0.id] } ?? [])
    }

    /// Draws voice control over whatever is visible (R28).
    package mutating func showOverlay(
        _ entry: StackEntry, limits: CarCapabilities
    ) throws(InterfaceControllerError) -> NavigationTransition {
        guard entry.kind == .voiceControl, limits.allowedTemplates.contains(entry.kind) else {
            throw .unsupportedTemplate(entry.kind, .showOverlay)
        }
        guard hasRoot else { throw .noRoot }
        guard overlay == nil else { throw .alreadyShowingOverlay }
        guard presented?.id != entry.id else { throw .duplicateInstance(entry.id) }
        overlay = entry
        return NavigationTransition(from: nil, to: entry.id)
    }

    /// Takes the overlay away; with none there is nothing to do, which is no failure (R28).
    package mutating func hideOverlay() -> NavigationTransition {
        defer { overlay = nil }
        return NavigationTransition(from: overlay?.id, to: nil, removed: overlay.map { [$0.id] } ?? [])
    }

    /// Makes another tab's stack visible; the stacks stay as they are (R60).
    package mutating func selectTab(at index: Int) -> NavigationTransition {
        let old = top?.id
        if tabBar != nil, stacks.indices.contains(index) { selectedStack = index }
        return NavigationTransition(from: old, to: top?.id)
    }

    /// Replaces the tabs. A root that stays a tab's root keeps its stack (R65); the selected index stays when the number
    /// of tabs does, and is 0 otherwise (R64).
    package mutating func updateTabs(
        _ tabs: [StackEntry], limits: CarCapabilities
    ) throws(InterfaceControllerError) -> NavigationTransition {
        try Self.validate(tabs: tabs, limits: limits)
        let old = stacks
        let oldTop = top?.id
        if tabs.count != old.count { selectedStack = 0 }
        stacks = tabs.map { tab in old.first { $0.first == tab } ?? [tab] }
        let removed = old.filter { stack in !tabs.contains { $0 == stack.first } }.flatMap { $0.map(\.id) }
        return NavigationTransition(from: oldTop, to: top?.id, removed: removed)
    }

    /// Refuses what CarPlay's tab bar raises on (R57, R58, R67).
    package static func validate(tabs: [StackEntry], limits: CarCapabilities) throws(InterfaceControllerError) {
        guard !tabs.isEmpty else { throw .emptyTabBar }
        guard tabs.count <= limits.maximumTabCount else {
            throw .tooManyTabs(count: tabs.count, limit: limits.maximumTabCount)
        }
        for (index, tab) in tabs.enumerated() {
            guard limits.allowedTabRoots.contains(tab.kind) else {
                throw .unsupportedTabRoot(
                    tab.kind, allowed: limits.allowedTabRoots.sorted { $0.rawValue < $1.rawValue })
            }
            // Each tab's stack is known by its root, so a root can't serve two tabs.
            guard !tabs[..<index].contains(tab) else { throw .duplicateInstance(tab.id) }
        }
    }

    private mutating func pop(toDepth depth: Int) throws(InterfaceControllerError) -> NavigationTransition {
        guard depth > 0 else { throw .nothingToPop }
        let old = stacks[selectedStack]
        stacks[selectedStack].removeLast(old.count - depth)
        return NavigationTransition(from: old.last?.id, to: old[depth - 1].id, removed: old[depth...].map(\.id))
    }

    private mutating func replaceAll(
        tabBar: TemplateID?, stacks: [[StackEntry]], selectedStack: Int
    ) -> NavigationTransition {
        let old = self
        self.tabBar = tabBar
        self.stacks = stacks
        self.selectedStack = selectedStack
        return NavigationTransition(
            from: old.top?.id, to: top?.id, removed: old.stacks.flatMap { $0.map(\.id) }.filter { !contains($0) })
    }
}
