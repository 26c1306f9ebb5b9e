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
            return try planPush(template, animated: operation.animated, limits: capabilities)
        case .pop:
            let transition = try next.pop()
            return plan(.pop, next, transition, animated: operation.animated)
        case .popToRoot:
            let transition = try next.popToRoot()
            return plan(.pop, next, transition, animated: operation.animated)
        case .popTo(let template):
            let transition = try next.pop(to: template.id)
            return plan(next == state ? .none : .pop, next, transition, animated: operation.animated)
        case .present(let template):
            if let modal = template as? ModalTemplate, modal.actions.isEmpty { throw .noActions(modal.kind) }
            let transition = try next.present(template.stackEntry, limits: capabilities)
            return plan(.present(template), next, transition, animated: operation.animated, added: [template])
        case .dismiss:
            let transition = next.dismiss()
            return plan(next == state ? .none : .dismiss, next, transition, animated: operation.animated)
        case .showOverlay(let template):
            let transition = try next.showOverlay(template.stackEntry, limits: capabilities)
            return plan(.showOverlay(template), next, transition, animated: operation.animated, added: [template])
        case .hideOverlay:
            let transition = next.hideOverlay()
            return plan(next == state ? .none : .hideOverlay, next, transition, animated: operation.animated)
        case .back(let id):
            // At the root, under a modal template, or when something else is on top by now, back does nothing (CS15).
            guard state.presented == nil, state.top?.id == id, state.visibleStack.count > 1 else {
                return planNothing()
            }
            let transition = try next.pop()
            return plan(.pop, next, transition, animated: operation.animated)
        case .showNowPlaying:
            guard state.presented == nil else { return planNothing() }
            let nowPlaying = NowPlayingTemplate.shared
            guard state.visibleStack.contains(where: { $0.id == nowPlaying.id }) else {
                // The system shows it at any time (R124), so the app's full stack doesn't keep a person from it.
                var limits = capabilities
                limits.maximumDepth += 1
                return try planPush(nowPlaying, animated: operation.animated, limits: limits)
            }
            let transition = try next.pop(to: nowPlaying.id)
            return plan(next == state ? .none : .pop, next, transition, animated: operation.animated)
        case .selectTab(let root, let isByPerson):
            guard !isByPerson || state.presented == nil,
                let index = state.stacks.firstIndex(where: { $0.first?.id == root })
            else { return planNothing() }
            let transition = next.selectTab(at: index)
            return plan(next == state ? .none : .selectTab, next, transition, animated: false)
        case .updateTabs(let tabBar):
            return try planTabs(of: tabBar)
        }
    }

    private func planPush(
        _ template: Template, animated: Bool, limits: CarCapabilities
    ) throws(InterfaceControllerError) -> NavigationPlan {
        var next = state
        let transition = try next.push(template.stackEntry, limits: limits)
        return plan(.push(template), next, transition, animated: animated, added: [template])
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
        return plan(.updateTabs(added: added), next, transition, animated: false, added: added)
    }

    private func plan(
        _ change: NavigationPlan.Change, _ state: NavigationState, _ transition: NavigationTransition, animated: Bool,
        added: [Template] = []
    ) -> NavigationPlan {
        NavigationPlan(change: change, state: state, transition: transition, animated: animated, added: added)
    }

    private func planNothing() -> NavigationPlan {
        plan(.none, state, NavigationTransition(from: nil, to: nil), animated: false)
    }
}
