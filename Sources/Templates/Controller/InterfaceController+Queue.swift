// How operations wait, start and finish.
extension InterfaceController {
    /// Adds an operation and starts it, when none is before it.
    func enqueue(_ request: NavigationOperation.Request, animated: Bool = false, completion: Completion? = nil) {
        let operation = NavigationOperation(request: request, animated: animated, completion: completion)
        guard display != nil else { return deliver(.failure(.disconnected), to: operation) }
        waiting.append(operation)
        startWaiting()
    }

    /// The display shows a transition: the operation is over.
    func transitionFinished(_ id: TransitionID) {
        guard let done = running, done.transition == id else { return }
        work {
            if let leaving = done.leaving { didDisappear(leaving, animated: done.animated) }
            if let arriving = done.arriving, isRunning(id) { didAppear(arriving, animated: done.animated) }
            // A disconnect inside a callback has completed the operation already.
            if isRunning(id) { finishRunning() }
        }
        startWaiting()
    }

    /// Ends the connection: tells the visible template that it goes, lets go of everything, fails what is outstanding.
    func disconnect() {
        guard display != nil else { return }
        display = nil
        let outstanding = (running.map { [$0.operation] } ?? []) + waiting
        running = nil
        waiting = []
        endAppearances()
        state = NavigationState()
        shown = state
        shownTabs = []
        forgetRemovedTemplates()
        // No entry in the fault log: that the car went away is nobody's mistake.
        for operation in outstanding { operation.completion?(false, InterfaceControllerError.disconnected) }
    }

    /// Reports a fault to the shell.
    func report(_ fault: Fault) {
        faultLog(fault)
    }

    private func startWaiting() {
        guard !isWorking else { return }
        while running == nil, !waiting.isEmpty {
            let next = waiting.removeFirst()
            work { start(next) }
        }
    }

    private func start(_ operation: NavigationOperation) {
        let plan: NavigationPlan
        do throws(InterfaceControllerError) {
            plan = try self.plan(for: operation)
        } catch {
            return deliver(.failure(error), to: operation)
        }
        if case .setRoot = operation.request, state.presented != nil {
            // The modal template goes first, with its callbacks; then the root comes (R29).
            waiting.insert(contentsOf: [NavigationOperation(request: .dismiss), operation], at: 0)
            return
        }
        for template in plan.added { objects[template.id] = template }
        let id = TransitionID.fresh()
        let leaving = plan.transition.leaving.flatMap { objects[$0] }
        let arriving = plan.transition.arriving.flatMap { objects[$0] }
        running = RunningOperation(
            transition: id, operation: operation, leaving: leaving, arriving: arriving, animated: plan.animated)
        state = plan.state
        // From here on, new tabs that the app sets in a callback wait for their turn.
        tabBarTemplate?.link(to: self)
        tabBarTemplate?.didSelect(state.selectedStack)
        if case .selectTab(let root, isByPerson: true) = operation.request { tellTabBarDelegate(root) }
        if let leaving, isRunning(id) { willDisappear(leaving, animated: plan.animated) }
        if let arriving, isRunning(id) { willAppear(arriving, animated: plan.animated) }
        // A disconnect inside a callback has completed the operation already.
        if isRunning(id) { show(plan.change, transition: id, animated: plan.animated) }
    }

    /// Tells the display. From here on the templates that came in are linked and those that went are not.
    private func show(_ change: NavigationPlan.Change, transition: TransitionID, animated: Bool) {
        shown = state
        for template in objects.values where state.contains(template.id) { template.link(to: self) }
        forgetRemovedTemplates()
        switch change {
        case .setRoot, .updateTabs, .tabBar:
            let roots = tabBarTemplate == nil ? [] : state.stacks.compactMap(\.first)
            shownTabs = roots.compactMap { objects[$0.id]?.tabSnapshot() }
        case .none, .push, .pop, .selectTab, .present, .dismiss, .showOverlay, .hideOverlay: break
        }
        if let navigation = navigationChange(change) {
            send(.navigation(navigation, transition: transition, animated: animated))
        } else {
            if case .tabBar = change, let tabBar = tabBarSnapshot { send(.tabBar(tabBar)) }
            finishRunning()
        }
    }

    private func finishRunning() {
        guard let done = running else { return }
        running = nil
        deliver(.success(()), to: done.operation)
    }

    private func tellTabBarDelegate(_ root: TemplateID) {
        guard let tabBarTemplate, let tab = tabBarTemplate.templates.first(where: { $0.id == root }) else { return }
        tabBarTemplate.delegate?.tabBarTemplate(tabBarTemplate, didSelect: tab)
    }

    private func navigationChange(_ change: NavigationPlan.Change) -> NavigationChange? {
        switch change {
        case .none, .tabBar: nil
        case .setRoot: snapshot.map { .setRoot($0) }
        case .push(let template): template.snapshot(limits: capabilities).map { .push($0) }
        case .pop: .pop(depth: shown.visibleStack.count)
        case .selectTab: .selectTab(index: shown.selectedStack)
        case .present(let template): template.modalSnapshot(limits: capabilities).map { .present($0) }
        case .dismiss: .dismiss
        case .showOverlay(let template):
            (template as? VoiceControlTemplate).map { .showOverlay($0.value(capabilities)) }
        case .hideOverlay: .hideOverlay
        case .updateTabs(let added):
            tabBarSnapshot.map { .updateTabs($0, added: added.compactMap { $0.snapshot(limits: capabilities) }) }
        }
    }

    private func forgetRemovedTemplates() {
        for (id, template) in objects where !state.contains(id) {
            objects[id] = nil
            template.unlink(from: self)
        }
    }

    /// Tells how an operation ended: to its completion, and where it says so above to the fault log.
    private func deliver(_ result: Result<Void, InterfaceControllerError>, to operation: NavigationOperation) {
        switch result {
        case .success: operation.completion?(true, nil)
        case .failure(let error):
            if operation.completion == nil || error.isMisuse {
                report(Fault(.operationFailed(error), template: operation.request.template))
            }
            operation.completion?(false, error)
        }
    }

    /// Runs the handler of a modal template's action, and then lets the template go, unless the handler has seen to it
    /// (R145, CS11). What the handler asks for comes after the template went: presenting another one works.
    func closing(_ modal: Template, _ handler: () -> Void) {
        let alreadyWaiting = waiting.count
        work(handler)
        guard display != nil, state.presented?.id == modal.id else { return startWaiting() }
        let asked = waiting.dropFirst(alreadyWaiting)
        if case .dismiss? = asked.first(where: \.concernsModal)?.request {
            // The handler dismisses by itself, perhaps to present something else.
        } else {
            waiting.insert(NavigationOperation(request: .dismiss, animated: true), at: alreadyWaiting)
        }
        startWaiting()
    }

    private func isRunning(_ id: TransitionID) -> Bool { running?.transition == id }

    /// Keeps operations that the app asks for inside callbacks waiting until the callbacks are over.
    private func work(_ body: () -> Void) {
        let wasWorking = isWorking
        isWorking = true
        body()
        isWorking = wasWorking
    }
}
