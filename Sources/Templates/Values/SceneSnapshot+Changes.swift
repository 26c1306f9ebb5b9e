extension SceneSnapshot {
    /// Makes the snapshot say what the display shows after `change`.
    ///
    /// For every change that a scene sends, the snapshot before it with the change applied equals the scene's snapshot
    /// after it. A change that names something that isn't there changes nothing.
    public mutating func apply(_ change: SceneChange) {
        switch change {
        case .navigation(let navigation, transition: _, animated: _): apply(navigation)
        case .tabBar(let tabBar): self.tabBar = tabBar
        case .prefersDarkUserInterfaceStyle(let prefersDark): prefersDarkUserInterfaceStyle = prefersDark
        case .template(let id, let change):
            for stack in stacks.indices {
                for depth in stacks[stack].indices where stacks[stack][depth].id == id {
                    stacks[stack][depth].apply(change)
                }
            }
            if presented?.id == id { presented?.apply(change) }
            if overlay?.id == id { overlay?.apply(change) }
        }
    }

    private mutating func apply(_ change: NavigationChange) {
        switch change {
        case .setRoot(let snapshot): self = snapshot
        case .push(let template):
            guard stacks.indices.contains(selectedStack) else { return }
            stacks[selectedStack].append(template)
        case .pop(let depth):
            guard stacks.indices.contains(selectedStack) else { return }
            stacks[selectedStack].removeLast(max(0, stacks[selectedStack].count - max(0, depth)))
        case .selectTab(let index): tabBar?.selectedIndex = index
        case .updateTabs(let tabBar, let added):
            stacks = tabBar.tabs.map { tab in
                stacks.first { $0.first?.id == tab.template } ?? added.filter { $0.id == tab.template }
            }
            self.tabBar = tabBar
        case .present(let modal): presented = modal
        case .dismiss: presented = nil
        case .showOverlay(let voiceControl): overlay = voiceControl
        case .hideOverlay: overlay = nil
        }
    }
}
