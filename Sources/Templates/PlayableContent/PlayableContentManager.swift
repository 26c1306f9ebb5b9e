/// Holds a content tree together: who supplies it, who plays it, and what of it plays.
///
/// CarPlay has one, `shared()`. Here whoever makes the app makes one and hands it both to the app and to a
/// `PlayableContentBrowser`, which shows it: a process may serve several apps, and a test several cars.
@MainActor
public final class PlayableContentManager {
    /// Supplies the tree. Not kept alive.
    public weak var dataSource: (any PlayableContentDataSource)?
    /// Plays what is chosen. Not kept alive.
    public weak var delegate: (any PlayableContentDelegate)?
    /// What the car allows at the moment.
    public internal(set) var context = PlayableContentManagerContext(.current, isConnected: false)
    /// The identifiers of the items that play: their rows are marked.
    public var nowPlayingIdentifiers: [String] = [] {
        didSet { if nowPlayingIdentifiers != oldValue { browser?.nowPlayingDidChange() } }
    }

    /// What shows the tree.
    weak var browser: PlayableContentBrowser?
    /// How many groups of changes are open.
    private var openUpdates = 0
    private var hasToReload = false

    /// A manager without a tree yet.
    public init() {}

    /// Whether changes of items wait for the end of a group.
    var isUpdating: Bool { openUpdates > 0 }

    /// The tree changed: everything that shows is asked for again.
    public func reloadData() {
        if isUpdating { hasToReload = true } else { browser?.reload() }
    }

    /// Opens a group of changes of items: what they change shows when it ends. Groups nest.
    public func beginUpdates() { openUpdates += 1 }

    /// Ends a group of changes. Without an open one it does nothing.
    public func endUpdates() {
        guard isUpdating else { return }
        openUpdates -= 1
        guard !isUpdating else { return }
        if hasToReload {
            hasToReload = false
            browser?.reload()
        } else {
            browser?.showPendingChanges()
        }
    }

    /// Has the app prepare a queue of these items, or of its own choice for nil, without starting it.
    public func initializePlaybackQueue(
        with contentItems: [ContentItem]? = nil,
        completionHandler: @escaping @MainActor ((any Error)?) -> Void
    ) {
        guard let delegate else { return completionHandler(nil) }
        delegate.playableContentManager(
            self, initializePlaybackQueueWithContentItems: contentItems, completionHandler: completionHandler)
    }
}
