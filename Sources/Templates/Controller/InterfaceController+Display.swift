// What the display is told, and what it tells.
extension InterfaceController {
    /// All that the display has been told, as one value; nil for a controller that was never connected.
    var snapshot: SceneSnapshot? {
        connection.map { connection in
            SceneSnapshot(
                connection: connection, tabBar: tabBarSnapshot,
                stacks: shown.stacks.map { stack in
                    stack.compactMap { objects[$0.id]?.snapshot(limits: capabilities) }
                },
                presented: shown.presented.flatMap { objects[$0.id]?.modalSnapshot(limits: capabilities) },
                overlay: shown.overlay.flatMap { (objects[$0.id] as? VoiceControlTemplate)?.value(capabilities) },
                prefersDarkUserInterfaceStyle: prefersDarkUserInterfaceStyle)
        }
    }

    /// The tab bar as the display has been told of it.
    var tabBarSnapshot: TabBarTemplateSnapshot? {
        shown.tabBar.map { TabBarTemplateSnapshot(id: $0, tabs: shownTabs, selectedIndex: shown.selectedStack) }
    }

    /// Whether a root is set or is about to be (R42).
    var hasRootOrWillHave: Bool {
        state.hasRoot
            || waiting.contains { if case .setRoot = $0.request { true } else { false } }
    }

    /// Whether a template is anywhere in the hierarchy.
    func isInHierarchy(_ template: Template) -> Bool { state.contains(template.id) }

    /// Sends a change to the display, while there is one.
    func send(_ change: SceneChange) {
        display?.apply(change)
    }

    /// Does what an event asks for. One that names something no longer visible does nothing.
    func receive(_ event: SceneEvent) {
        switch event {
        case .select(let template, let item): tappable(template)?.select(item, imageIndex: nil, limits: capabilities)
        case .selectImage(let template, let item, let index):
            tappable(template)?.select(item, imageIndex: index, limits: capabilities)
        case .button(let template, let button): tappable(template)?.press(button, in: self)
        case .barButton(let template, let button):
            tappable(template)?.barButtons(limits: capabilities).first { $0.id == button }?.press()
        case .assistantCell(let template):
            (tappable(template) as? ListTemplate)?.assistantCellTapped(limits: capabilities)
        case .searchText(let template, let text): (tappable(template) as? SearchTemplate)?.type(text)
        case .searchButton(let template): (tappable(template) as? SearchTemplate)?.searchButtonPressed()
        case .selectPointOfInterest(let template, let point):
            (tappable(template) as? PointOfInterestTemplate)?.select(point, limits: capabilities)
        case .mapRegion(let template, let region):
            // Not a tap: the map may come to rest while something else is asked for.
            if state.contains(template) { (objects[template] as? PointOfInterestTemplate)?.mapRegionDidChange(region) }
        case .upNextButton: visibleNowPlaying?.upNextButtonTapped()
        case .albumArtistButton: visibleNowPlaying?.albumArtistButtonTapped()
        case .selectTab(let template): enqueue(.selectTab(template, isByPerson: true))
        case .back(let template):
            if state.presented?.id == template {
                tappable(template)?.goBack(in: self)
            } else {
                enqueue(.back(from: template), animated: true)
            }
        case .showNowPlaying: enqueue(.showNowPlaying, animated: true)
        case .transitionFinished(let transition): transitionFinished(transition)
        }
    }

    /// Sends what the new limits show or hide.
    func limitsDidChange(from old: CarCapabilities) {
        guard capabilities != old else { return }
        for id in Set((shown.stacks.joined() + [shown.presented, shown.overlay].compactMap(\.self)).map(\.id)) {
            for change in objects[id]?.changes(from: old, to: capabilities) ?? [] { send(.template(id, change)) }
        }
    }

    /// The template, when a tap on it still means something: it is the visible one, or the overlay over it, and no
    /// operation waits whose outcome the person can't have seen. The second of two quick taps would push twice otherwise
    /// (F2). A modal template takes all taps (R139).
    private func tappable(_ id: TemplateID) -> Template? {
        guard waiting.isEmpty, (state.presented ?? state.top)?.id == id || state.overlay?.id == id else { return nil }
        return objects[id]
    }

    private var visibleNowPlaying: NowPlayingTemplate? {
        tappable(NowPlayingTemplate.shared.id) as? NowPlayingTemplate
    }
}
