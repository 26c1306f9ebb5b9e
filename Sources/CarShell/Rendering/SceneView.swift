import CGtk
import GLibBridge
import Templates

/// The display side of a connection: draws the scene it is told of, and reports what a person does.
@MainActor
final class SceneView: SceneDisplay {
    let widget: Overlay
    /// Receives what a person does, and which transitions are on screen.
    var onEvent: (@MainActor (SceneEvent) -> Void)?

    /// The app asks for the dark look whatever the hour, or gives that up (R27).
    var onPrefersDark: (@MainActor (Bool) -> Void)?

    private let store: ArtworkStore
    private let mapFiles: MapFiles?
    private let trace: Trace
    private let perform: @MainActor (RemoteCommand) -> Void
    private let pages = PageStack().expanding(horizontally: true, vertically: true)
    private let topBar: TopBarView
    private let frames: FrameWaiter
    /// Bar and pages, below what is presented.
    private let base: Box
    private var modal: ModalView?
    private var overlay: OverlayView?
    private var notice: Label?
    private var noticeEnd: Timer?
    private var tabBar: TabBarTemplateSnapshot?
    /// The pages of each stack, root first.
    private var stacks: [[ScenePage]] = []
    private var info = NowPlayingInfo()
    private var isPortrait = false
    private var hasShownRoot = false

    /// - Parameters:
    ///   - mapFiles: where maps find their outlines and settings; nil draws empty maps.
    ///   - frames: of the window that the view is put into.
    ///   - perform: takes what the person asks of the player.
    init(
        store: ArtworkStore, mapFiles: MapFiles?, trace: Trace, frames: FrameWaiter,
        perform: @escaping @MainActor (RemoteCommand) -> Void
    ) {
        self.store = store
        self.mapFiles = mapFiles
        self.trace = trace
        self.frames = frames
        self.perform = perform
        let bar = TopBarView()
        topBar = bar
        base = Box(GTK_ORIENTATION_VERTICAL, [bar.widget, pages])
        widget = Overlay(base).styled(.screen)
        widget.expanding(horizontally: true, vertically: true)
        bar.onBack = { [weak self] in self?.goBack() }
        bar.onTab = { [weak self] template in self?.act(.selectTab(template: template)) }
        bar.onNowPlaying = { [weak self] in self?.act(.showNowPlaying) }
        bar.onButton = { [weak self] button in
            guard let self, let top = topPage else { return }
            act(.barButton(template: top.id, button: button))
        }
    }

    // MARK: - What a person does

    /// Asks for the template below, as the back button, Escape and a hardware back key do alike (CS15).
    func goBack() {
        guard let id = modal?.templateID ?? topPage?.id else { return }
        act(.back(template: id))
    }

    private func act(_ event: SceneEvent) {
        trace.record(.tap) { [("target", .text(event.traceName))] }
        onEvent?(event)
    }

    // MARK: - Changes

    func apply(_ change: SceneChange) {
        switch change {
        case .navigation(let navigation, let transition, let animated):
            navigate(navigation, animated: animated)
            settle(transition)
        case .tabBar(let tabBar):
            self.tabBar = tabBar
            showTopBar()
        case .template(let id, let change):
            for page in stacks.joined() where page.id == id { page.apply(change) }
            if modal?.templateID == id { modal?.apply(change) }
            if overlay?.templateID == id { overlay?.apply(change) }
            if id == topPage?.id { showTopBar() }
        case .prefersDarkUserInterfaceStyle(let prefersDark): onPrefersDark?(prefersDark)
        }
    }

    private func navigate(_ change: NavigationChange, animated: Bool) {
        switch change {
        case .setRoot(let scene):
            let old = stacks
            tabBar = scene.tabBar
            stacks = scene.stacks.map { $0.map(ScenePage.init) }
            reveal(animated ? .entersForward : nil)
            remove(old.joined())
            show(scene.presented)
            show(scene.overlay)
        case .push(let template):
            guard stacks.indices.contains(selectedStack) else { return }
            stacks[selectedStack].append(ScenePage(template))
            reveal(animated ? .entersForward : nil)
        case .pop(let depth):
            guard stacks.indices.contains(selectedStack), depth < stacks[selectedStack].count else { return }
            let removed = Array(stacks[selectedStack][depth...])
            stacks[selectedStack].removeLast(removed.count)
            reveal(animated ? .entersBackward : nil)
            remove(removed)
        case .selectTab(let index):
            tabBar?.selectedIndex = index
            reveal(nil)
        case .updateTabs(let newTabBar, let added): updateTabs(newTabBar, added: added)
        case .present(let modal): show(modal)
        case .dismiss: show(nil as ModalSnapshot?)
        case .showOverlay(let voiceControl): show(voiceControl)
        case .hideOverlay: show(nil as VoiceControlTemplateSnapshot?)
        }
    }

    /// A window keeps what is hidden with its focus inside alive until something else takes the focus, which may be
    /// never.
    private func releaseFocus() {
        if let root = gtk_widget_get_root(widget.pointer) { gtk_root_set_focus(root, nil) }
    }

    private func show(_ snapshot: ModalSnapshot?) {
        releaseFocus()
        if let modal { widget.remove(modal.widget) }
        modal = snapshot.map { ModalView($0, store: store) { [weak self] in self?.act($0) } }
        // What is below a modal takes neither taps nor focus (R139).
        base.isSensitive = modal == nil
        guard let modal else {
            topView?.focus()
            return
        }
        widget.add(modal.widget)
        modal.focus()
    }

    private func show(_ voiceControl: VoiceControlTemplateSnapshot?) {
        if let overlay { widget.remove(overlay.widget) }
        overlay = voiceControl.map { OverlayView($0, store: store) { [weak self] in self?.act($0) } }
        if let overlay { widget.add(overlay.widget) }
    }

    /// How long a sentence of the shell stays: long enough for a glance back at the road.
    private static let noticeInMilliseconds: UInt32 = 5_000

    /// Says something of the shell's own for a while, over what is visible, which stays in use.
    func show(notice text: String) {
        if let notice { widget.remove(notice) }
        let label = Label(text, lines: 2).textAligned(0.5).styled(.overlayCard, .notice)
            .aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_END)
        gtk_widget_set_can_target(label.pointer, 0)
        widget.add(label)
        notice = label
        noticeEnd = Timer(after: Self.noticeInMilliseconds) { [weak self] in
            guard let self, let notice else { return }
            widget.remove(notice)
            self.notice = nil
        }
    }

    /// Gives tabs that stay their stacks, and new ones a stack of their root.
    private func updateTabs(_ newTabBar: TabBarTemplateSnapshot, added: [TemplateSnapshot]) {
        let old = stacks
        tabBar = newTabBar
        stacks = newTabBar.tabs.map { tab in
            old.first { $0.first?.id == tab.template }
                ?? added.filter { $0.id == tab.template }.map(ScenePage.init)
        }
        reveal(nil)
        let kept = Set(stacks.joined().map(\.id))
        remove(old.joined().filter { !kept.contains($0.id) })
    }

    private var selectedStack: Int { tabBar?.selectedIndex ?? 0 }

    /// What draws the visible template; nil before the first root.
    var topView: (any TemplateView)? { topPage?.existingView }

    private var topPage: ScenePage? {
        stacks.indices.contains(selectedStack) ? stacks[selectedStack].last : nil
    }

    /// Shows the top page, readable from its first frame on; the animation only lets it settle.
    private func reveal(_ entrance: StyleClass?) {
        guard let top = topPage else { return }
        let view = top.view { [unowned self] in makeView(of: $0) }
        for entranceClass in [StyleClass.entersForward, .entersBackward] {
            view.page.setClass(entranceClass, entranceClass == entrance)
        }
        releaseFocus()
        pages.show(view.page)
        showTopBar()
        view.focus()
    }

    private func remove(_ removed: some Sequence<ScenePage>) {
        for page in removed { if let view = page.existingView { pages.remove(view.page) } }
    }

    private func makeView(of template: TemplateSnapshot) -> any TemplateView {
        let report: @MainActor (SceneEvent) -> Void = { [weak self] in self?.act($0) }
        let view: any TemplateView
        switch template {
        case .list(let list): view = ListTemplateView(list, store: store, report: report)
        case .grid(let grid): view = GridTemplateView(grid, store: store, report: report)
        case .information(let information): view = InformationTemplateView(information, report: report)
        case .contact(let contact): view = ContactTemplateView(contact, store: store, report: report)
        case .search(let search): view = SearchTemplateView(search, store: store, report: report)
        case .pointOfInterest(let points):
            view = PointOfInterestTemplateView(points, store: store, files: mapFiles, report: report)
        case .nowPlaying(let nowPlaying):
            view = NowPlayingView(nowPlaying, info: info, store: store, perform: perform, report: report)
        }
        view.setPortrait(isPortrait)
        pages.add(view.page)
        return view
    }

    private func showTopBar() {
        let top = topPage?.existingView
        topBar.show(
            tabBar: tabBar, title: top?.title, bar: top?.navigationBar ?? NavigationBarSnapshot(),
            action: top?.barAction,
            depth: stacks.indices.contains(selectedStack) ? stacks[selectedStack].count : 0)
        topBar.showsNowPlaying = info.itemIdentifier != nil && !(top is NowPlayingView)
    }

    /// Reports a transition after the frame that shows it.
    private func settle(_ transition: TransitionID) {
        frames.afterNextFrame { [weak self] in
            guard let self else { return }
            if let modal {
                trace.record(.templateShown) { [("template", .text(modal.kind))] }
            } else if let top = topPage?.existingView {
                if !hasShownRoot {
                    hasShownRoot = true
                    trace.record(.rootShown)
                }
                trace.record(.templateShown) {
                    [("template", .text(top.kind)), ("title", .text(top.title ?? ""))]
                }
            }
            onEvent?(.transitionFinished(transition))
        }
    }

    // MARK: - What plays, and the screen's shape

    /// Brings the now-playing screen and the shortcut to it up to date.
    func show(_ info: NowPlayingInfo) {
        self.info = info
        for page in stacks.joined() { (page.existingView as? NowPlayingView)?.show(info) }
        topBar.showsNowPlaying = info.itemIdentifier != nil && !(topPage?.existingView is NowPlayingView)
        topBar.nowPlayingTitle = info.itemTitle ?? ""
        topBar.isPlaying = info.playbackState.isActive
    }

    func setPortrait(_ isPortrait: Bool) {
        self.isPortrait = isPortrait
        widget.setClass(.portrait, isPortrait)
        widget.setClass(.landscape, !isPortrait)
        for page in stacks.joined() { page.existingView?.setPortrait(isPortrait) }
        topBar.isNarrow = isPortrait
    }
}
