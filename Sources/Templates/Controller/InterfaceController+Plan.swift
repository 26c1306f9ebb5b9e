// What each request means in the state in which it starts.
extension InterfaceController {
    /// Checks a request against the present state; changes nothing.
    func plan(for operation: NavigationOperation) throws(InterfaceControllerError) -> NavigationPlan {
        var next = state
        switch operation.request {
        case .setRoot(let template):
            let animated = operation.animated && state.hasRoot
            if let tabBar = template as? TabBarTemplate {
                let transition = try next.setRoot(
                    tabBar: tabBar.id, tabs: tabBar.templates.map(\.stackEntry), selectedIndex: tabBar.selectedIndex,
                    limits: capabilities)
                return NavigationPlan(
                    change: .setRoot, state: next, transition: transition, animated: animated,
                    added: tabBar.templates + [tabBar])
            }
            let transition = try next.setRoot(template.stackEntry, limits: capabilities)
            return NavigationPlan(
                change: .setRoot, state: next, transition: transition, animated: animated, added: [template])
        case .push(let template):
            return try planPush(template, animated: operation.animated)
        case .pop:
            let transition = try next.pop()
            return plan(.pop, next, transition, animated: operation.animated)
        case .popToRoot:
            let transition = try next.popToRoot()
            return plan(.pop, next, transition, animated: operation.animated)
        case .popTo(let template):
            let transition = try next.pop(to: template.id)
            return plan(next == state ? .none : .pop, next, transition, animated: operation.animated)
        case .back(let id):
            // At the root, or when something else is on top by now, back does nothing (CS15).
            guard state.top?.id == id, state.visibleStack.count > 1 else { return planNothing() }
            let transition = try next.pop()
            return plan(.pop, next, transition, animated: operation.animated)
        case .showNowPlaying:
            let nowPlaying = NowPlayingTemplate.shared
            guard state.visibleStack.contains(where: { $0.id == nowPlaying.id }) else {
                return try planPush(nowPlaying, animated: operation.animated)
            }
            let transition = try next.pop(to: nowPlaying.id)
            return plan(next == state ? .none : .pop, next, transition, animated: operation.animated)
        case .selectTab(let root, isByPerson: _):
            guard let index = state.stacks.firstIndex(where: { $0.first?.id == root }) else { return planNothing() }
            let transition = next.selectTab(at: index)
            return plan(next == state ? .none : .selectTab, next, transition, animated: false)
        case .updateTabs(let tabBar):
            return try planTabs(of: tabBar)
        }
    }

    private func planPush(_ template: Template, animated: Bool) throws(InterfaceControllerError) -> NavigationPlan {
        var next = state
        let transition = try next.push(template.stackEntry, limits: capabilities)
        var plan = plan(.push(template), next, transition, animated: animated)
        plan.added = [template]
        return plan
    }

    private func planTabs(of tabBar: TabBarTemplate) throws(InterfaceControllerError) -> NavigationPlan {
        guard state.tabBar == tabBar.id else { return planNothing() }
        let tabs = tabBar.templates.map(\.stackEntry)
        guard tabs != state.stacks.map(\.first) else {
            let isSame = shownTabs == tabBar.templates.map { $0.tabSnapshot() }
            return plan(isSame ? .none : .tabBar, state, NavigationTransition(from: nil, to: nil), animated: false)
        }
        var next = state
        let transition = try next.updateTabs(tabs, limits: capabilities)
        let oldRoots = state.stacks.compactMap(\.first)
        let added = tabBar.templates.filter { !oldRoots.contains($0.stackEntry) }
        var plan = plan(.updateTabs(added: added), next, transition, animated: false)
        plan.added = added
        return plan
    }

    private func plan(
        _ change: NavigationPlan.Change, _ state: NavigationState, _ transition: NavigationTransition, animated: Bool
    ) -> NavigationPlan {
        NavigationPlan(change: change, state: state, transition: transition, animated: animated)
    }

    private func planNothing() -> NavigationPlan {
        plan(.none, state, NavigationTransition(from: nil, to: nil), animated: false)
    }
}
