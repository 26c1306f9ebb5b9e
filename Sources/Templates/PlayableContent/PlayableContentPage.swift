/// The list of the children of one item of a content tree.
@MainActor
final class PlayableContentPage {
    /// A child that has a row.
    struct Entry {
        /// The last index of its path.
        let index: Int
        let item: ContentItem
        let row: ListItem
    }

    /// The page that has the row of the item whose children these are; nil for the root.
    let parent: PlayableContentPage?
    /// Which child of its parent the item is; it moves when the tree changes.
    var index: Int
    /// The item whose children these are; nil for the root.
    let identifier: String?
    let list: ListTemplate
    /// What shows the children instead of rows.
    var onLoad: (() -> Void)?
    private(set) var items: [Entry] = []
    private(set) var isLoaded = false

    private weak var browser: PlayableContentBrowser?
    private(set) var hasBegun = false
    /// The load that is under way; only it may finish (R175).
    private var loading: ObjectIdentifier?
    private var timeout: Task<Void, Never>?
    private var changedItems: Set<String> = []

    /// The page of the root.
    init(rootTitle: String, browser: PlayableContentBrowser) {
        (parent, index, identifier) = (nil, 0, nil)
        self.browser = browser
        list = ListTemplate(title: rootTitle, sections: [])
    }

    /// The page of an item.
    init(parent: PlayableContentPage, index: Int, item: ContentItem, browser: PlayableContentBrowser) {
        (self.parent, self.index, identifier) = (parent, index, item.identifier)
        self.browser = browser
        list = ListTemplate(title: item.title ?? "", sections: [])
    }

    /// Where the item is in the tree.
    var path: PlayableIndexPath { parent.map { $0.path.appending(index) } ?? [] }

    // MARK: Loading

    /// Loads the children when that has not begun yet.
    func loadOnce() {
        if !hasBegun { load() }
    }

    /// Loads the children, again or for the first time; the rows stay until they are there.
    func load() {
        hasBegun = true
        let duty = CompletionDuty()
        let key = ObjectIdentifier(duty)
        loading = key
        show(spinner: true)
        duty.onDrop = { [weak self] in
            guard let self, loading == key else { return }
            browser?.report(.loadingNotCompleted(path), list)
            finish(key, error: nil)
        }
        startTimeout(key)
        guard let dataSource = browser?.manager.dataSource else { return finish(key, error: nil) }
        dataSource.beginLoadingChildItems(at: path) { [weak self] error in
            if duty.fulfil() { self?.finish(key, error: error) }
        }
    }

    /// Lets go of a load that nobody waits for any more.
    func cancel() {
        loading = nil
        timeout?.cancel()
        timeout = nil
    }

    private func startTimeout(_ key: ObjectIdentifier) {
        timeout?.cancel()
        guard let browser else { return }
        let (clock, duration) = (browser.clock, browser.loadingTimeout)
        timeout = Task { [weak self] in
            do { try await clock.sleep(for: duration, tolerance: nil) } catch { return }
            self?.timedOut(key)
        }
    }

    /// The indicator goes; children that come later show all the same (R176).
    private func timedOut(_ key: ObjectIdentifier) {
        guard loading == key, let browser else { return }
        show(spinner: false, title: browser.texts.loadingTimedOut)
    }

    private func finish(_ key: ObjectIdentifier, error: (any Error)?) {
        guard loading == key, let browser else { return }
        cancel()
        if let error {
            show(spinner: false, title: browser.texts.loadingFailed, subtitle: browser.texts.sentence(error))
            return
        }
        isLoaded = true
        askForItems(browser)
        show(spinner: false, title: browser.texts.nothingHere)
        if let onLoad { onLoad() } else { list.updateSections([ListSection(items: items.map(\.row))]) }
        browser.didLoad(self)
    }

    private func show(spinner: Bool, title: String? = nil, subtitle: String? = nil) {
        list.showsSpinnerWhileEmpty = spinner
        list.emptyViewTitleVariants = title.map { [$0] } ?? []
        list.emptyViewSubtitleVariants = subtitle.map { [$0] } ?? []
    }

    // MARK: Rows

    /// Asks for the children. An item that had a row keeps it, so that the display keeps its place (CS8).
    private func askForItems(_ browser: PlayableContentBrowser) {
        let old = items
        for entry in old { entry.item.detach(from: self) }
        var rows = Dictionary(old.map { ($0.item.identifier, $0.row) }, uniquingKeysWith: { first, _ in first })
        items = []
        changedItems = []
        guard let dataSource = browser.manager.dataSource else { return }
        for index in 0..<max(0, dataSource.numberOfChildItems(at: path)) {
            guard let item = dataSource.contentItem(at: path.appending(index)) else { continue }
            let row = rows.removeValue(forKey: item.identifier) ?? ListItem(text: nil, detailText: nil)
            item.attach(to: self)
            items.append(Entry(index: index, item: item, row: row))
        }
        refreshRows()
    }

    /// Brings all rows up to date.
    func refreshRows() {
        guard let browser else { return }
        let showsProgress = browser.manager.dataSource?.childItemsDisplayPlaybackProgress(at: path) ?? false
        let playing = Set(browser.manager.nowPlayingIdentifiers)
        for entry in items { refresh(entry, showsProgress: showsProgress, playing: playing) }
    }

    /// Marks the rows of the items that play.
    func mark(_ playing: Set<String>) {
        for entry in items { entry.row.isPlaying = playing.contains(entry.item.identifier) }
    }

    /// Shows what changed while a group of changes was open.
    func showPendingChanges() {
        let changed = changedItems
        changedItems = []
        if !changed.isEmpty { showChanges(of: changed.contains) }
    }

    private func showChanges(of isChanged: (String) -> Bool) {
        if let onLoad { return onLoad() }
        guard let browser else { return }
        let showsProgress = browser.manager.dataSource?.childItemsDisplayPlaybackProgress(at: path) ?? false
        let playing = Set(browser.manager.nowPlayingIdentifiers)
        for entry in items where isChanged(entry.item.identifier) {
            refresh(entry, showsProgress: showsProgress, playing: playing)
        }
    }

    private func refresh(_ entry: Entry, showsProgress: Bool, playing: Set<String>) {
        let (item, row) = (entry.item, entry.row)
        row.setText(item.title ?? "")
        row.setDetailText(item.subtitle)
        row.setImage(item.artwork)
        row.isExplicitContent = item.isExplicitContent
        let opens = browser?.opens(entry, of: self) ?? false
        row.accessoryType = opens ? .disclosureIndicator : item.isStreamingContent ? .cloud : .none
        row.playbackProgress = showsProgress && item.playbackProgress >= 0 ? item.playbackProgress : nil
        row.isPlaying = playing.contains(item.identifier)
        // What a tap does is found out at the tap: limits and flags may have changed by then.
        row.handler =
            browser?.action(for: entry, of: self) != nil
            ? { [weak self, weak row] _, completion in
                guard let self, let entry = items.first(where: { $0.row === row }),
                    let action = browser?.action(for: entry, of: self)
                else { return completion() }
                action(completion)
            } : nil
    }
}

extension PlayableContentPage: PartOwner {
    func partDidChange(_ part: any TemplatePart) {
        guard let item = part as? ContentItem else { return }
        if browser?.manager.isUpdating ?? false {
            changedItems.insert(item.identifier)
        } else {
            showChanges { $0 == item.identifier }
        }
    }

    /// Content items ask for nothing.
    func requestAssistant(_ request: AssistantRequest) {}
}
