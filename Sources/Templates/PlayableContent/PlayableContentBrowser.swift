/// Shows a content tree by templates: the scene delegate of an app that has a `PlayableContentManager` and no templates
/// of its own (R182).
///
/// The root is a list, or, browsed in sections, a tab bar with a tab for each of the root's items. A container opens a
/// list, which shows a spinner until its children are loaded (R176); a playable item plays, and now playing follows
/// (R178, R179). An item that is both opens, and plays where the tree may be browsed no deeper.
@MainActor
public final class PlayableContentBrowser: TemplateApplicationSceneDelegate, InterfaceControllerDelegate {
    /// The words that the browser itself shows.
    public struct Texts: Sendable {
        /// The title of the root's list.
        public var rootTitle = ""
        /// What a list says whose children could not be loaded.
        public var loadingFailed = "This can't be loaded"
        /// What a list says whose children take too long.
        public var loadingTimedOut = "Loading takes longer than expected"
        /// What a list without children says.
        public var nothingHere = "There is nothing here"
        /// What the alert says when an item can't be played.
        public var playbackFailed = "This can't be played"
        /// The button that closes the alert.
        public var dismiss = "OK"
        /// The sentence that a person sees for an error.
        public var sentence: @Sendable (any Error) -> String = { String(describing: $0) }

        /// The words in English.
        public init() {}
    }

    /// The tree that is shown.
    public let manager: PlayableContentManager
    let texts: Texts
    let clock: any Clock<Duration>
    /// How long the loading indicator shows at most (R176).
    let loadingTimeout: Duration
    private let browsesInSections: Bool

    private(set) var controller: InterfaceController?
    private weak var scene: TemplateApplicationScene?
    private var tabBar: TabBarTemplate?
    /// Loads the root's items; also the root's list when there are no tabs.
    private var root: PlayableContentPage?
    /// The pages that are in a stack, the root's and the tabs' among them.
    private var pages: [PlayableContentPage] = []

    /// Shows the tree of `manager`; in tabs when `browsesInSections`, which stands for the Info.plist key
    /// `UIBrowsableContentSupportsSectionedBrowsing`.
    public convenience init(
        manager: PlayableContentManager, browsesInSections: Bool = false, texts: Texts = Texts(),
        loadingTimeout: Duration = .seconds(30)
    ) {
        self.init(
            manager: manager, browsesInSections: browsesInSections, texts: texts, loadingTimeout: loadingTimeout,
            clock: ContinuousClock())
    }

    /// As above, with another measure of time.
    init(
        manager: PlayableContentManager, browsesInSections: Bool, texts: Texts, loadingTimeout: Duration,
        clock: any Clock<Duration>
    ) {
        self.manager = manager
        self.browsesInSections = browsesInSections
        self.texts = texts
        self.loadingTimeout = loadingTimeout
        self.clock = clock
        manager.browser = self
    }

    // MARK: Connection

    public func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) {
        scene = templateApplicationScene
        controller = interfaceController
        interfaceController.delegate = self
        templateApplicationScene.addObserver(self)
        updateContext()
        let page = PlayableContentPage(rootTitle: texts.rootTitle, browser: self)
        if browsesInSections {
            page.onLoad = { [weak self] in self?.showTabs() }
        }
        root = page
        pages = [page]
        interfaceController.setRootTemplate(page.list, animated: false, completion: nil)
    }

    public func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: InterfaceController
    ) {
        templateApplicationScene.removeObserver(self)
        controller = nil
        scene = nil
        for page in pages { page.cancel() }
        pages = []
        root = nil
        tabBar = nil
        updateContext()
    }

    // MARK: Appearance

    public func templateWillAppear(_ template: Template, animated: Bool) {
        // A page loads when it is first seen: tabs that nobody opens load nothing.
        pages.first { $0.list === template }?.loadOnce()
    }

    public func templateDidAppear(_ template: Template, animated: Bool) {
        // Lists that went without having been visible, with their tab.
        guard let controller else { return }
        for page in pages where page !== root && page.hasBegun && !controller.isInHierarchy(page.list) { page.cancel() }
        pages.removeAll { $0 !== root && $0.hasBegun && !controller.isInHierarchy($0.list) }
    }

    public func templateDidDisappear(_ template: Template, animated: Bool) {
        guard let controller, let page = pages.first(where: { $0.list === template }), page !== root,
            !controller.isInHierarchy(template)
        else { return }
        page.cancel()
        pages.removeAll { $0 === page }
    }

    // MARK: What the manager asks for

    /// Asks for everything again that shows.
    func reload() {
        root?.load()
        for page in pages where page !== root && page.isLoaded { page.load() }
    }

    /// Shows what changed of items while a group of changes was open.
    func showPendingChanges() {
        for page in pages { page.showPendingChanges() }
    }

    /// Marks the rows of the items that play.
    func nowPlayingDidChange() {
        let playing = Set(manager.nowPlayingIdentifiers)
        for page in pages { page.mark(playing) }
    }

    // MARK: What a person does

    /// What a tap on an item does; nil when it does nothing.
    func action(for entry: PlayableContentPage.Entry, of page: PlayableContentPage)
        -> ((@escaping @MainActor () -> Void) -> Void)?
    {
        if opens(entry, of: page) { return { [weak self] completion in self?.open(entry, of: page, completion) } }
        let path = page.path.appending(entry.index)
        if entry.item.isPlayable { return { [weak self] completion in self?.play(at: path, completion) } }
        return nil
    }

    /// Whether a tap on an item opens the list of its children.
    func opens(_ entry: PlayableContentPage.Entry, of page: PlayableContentPage) -> Bool {
        entry.item.isContainer && page.path.count + 1 < manager.context.enforcedContentTreeDepth
    }

    private func open(
        _ entry: PlayableContentPage.Entry, of parent: PlayableContentPage,
        _ completion: @escaping @MainActor () -> Void
    ) {
        guard let controller else { return completion() }
        let page = PlayableContentPage(parent: parent, index: entry.index, item: entry.item, browser: self)
        pages.append(page)
        controller.pushTemplate(page.list, animated: true) { [weak self] succeeded, _ in
            if !succeeded { self?.pages.removeAll { $0 === page } }
            completion()
        }
    }

    private func play(at path: PlayableIndexPath, _ completion: @escaping @MainActor () -> Void) {
        guard let controller, let delegate = manager.delegate else { return completion() }
        let duty = CompletionDuty()
        duty.onDrop = { [weak self] in
            self?.scene?.report(Fault(.playbackNotCompleted(path)))
            completion()
        }
        delegate.playableContentManager(manager, initiatePlaybackOfContentItemAt: path) { [weak self] error in
            guard duty.fulfil() else { return }
            defer { completion() }
            guard let self, self.controller === controller else { return }
            if let error { return show(error) }
            // The system shows it, so a full stack doesn't matter.
            controller.enqueue(.showNowPlaying, animated: true)
        }
    }

    private func show(_ error: any Error) {
        let alert = AlertTemplate(
            titleVariants: ["\(texts.playbackFailed): \(texts.sentence(error))", texts.playbackFailed],
            actions: [AlertAction(title: texts.dismiss, style: .cancel) { _ in }])
        controller?.presentTemplate(alert, animated: true) { _, _ in }
    }

    func report(_ fault: Fault.Reason, _ list: ListTemplate) {
        scene?.report(Fault(fault, template: list.id))
    }

    // MARK: Tabs

    private var tabPages: [PlayableContentPage] {
        pages.filter { $0.parent === root }
    }

    /// Makes a tab of each of the root's items. A tab that was there before keeps what is stacked on it.
    private func showTabs() {
        guard let controller, let root else { return }
        let limit = scene?.capabilities.maximumTabCount ?? TabBarTemplate.maximumTabCount
        let old = tabPages
        let tabs = root.items.prefix(limit).map { entry in
            let page =
                old.first { $0.identifier == entry.item.identifier }
                ?? PlayableContentPage(parent: root, index: entry.index, item: entry.item, browser: self)
            page.index = entry.index
            page.list.tabTitle = entry.item.title
            page.list.tabImage = entry.item.artwork
            return page
        }
        guard !tabs.isEmpty else { return }
        pages.removeAll { page in old.contains { $0 === page } && !tabs.contains { $0 === page } }
        pages += tabs.filter { tab in !pages.contains { $0 === tab } }
        if let tabBar {
            tabBar.updateTemplates(tabs.map(\.list))
        } else {
            let tabBar = TabBarTemplate(templates: tabs.map(\.list))
            self.tabBar = tabBar
            controller.setRootTemplate(tabBar, animated: false, completion: nil)
        }
    }

    // MARK: Places in the tree

    /// The children of a page were asked for anew: lists above it follow their items, or go with them.
    func didLoad(_ page: PlayableContentPage) {
        guard let controller else { return }
        for child in pages where child.parent === page {
            if let entry = page.items.first(where: { $0.item.identifier == child.identifier }) {
                child.index = entry.index
            } else if controller.templates.contains(where: { $0 === child.list }), controller.isInHierarchy(page.list) {
                controller.pop(to: page.list, animated: true) { _, _ in }
            }
        }
    }

    // MARK: Limits

    private func updateContext() {
        let context = PlayableContentManagerContext(scene?.capabilities ?? .current, isConnected: controller != nil)
        guard context != manager.context else { return }
        manager.context = context
        for page in pages { page.refreshRows() }
        manager.delegate?.playableContentManager(manager, didUpdate: context)
        popToAllowedDepth()
    }

    /// Leaves lists that lie deeper than the tree may be browsed now (R180).
    private func popToAllowedDepth() {
        guard let controller else { return }
        let depth = manager.context.enforcedContentTreeDepth
        let stack = controller.templates
        // A list at a path of length n shows the items of level n + 1.
        let tooDeep = pages.filter { $0.path.count + 1 > depth }.map(\.list)
        guard let first = stack.firstIndex(where: { template in tooDeep.contains { $0 === template } }), first > 0
        else {
            return
        }
        controller.pop(to: stack[first - 1], animated: true) { _, _ in }
    }
}

extension PlayableContentBrowser: SessionObserver {
    func sessionDidChange(of scene: TemplateApplicationScene) { updateContext() }
}
