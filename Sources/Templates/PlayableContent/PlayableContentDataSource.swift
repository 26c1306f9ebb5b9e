/// Supplies a content tree, level by level.
@MainActor
public protocol PlayableContentDataSource: AnyObject {
    /// How many children the item at a path has; the empty path is the root (R174).
    func numberOfChildItems(at indexPath: PlayableIndexPath) -> Int

    /// The item at a path; nil shows no row.
    func contentItem(at indexPath: PlayableIndexPath) -> ContentItem?

    /// Loads the children of the item at a path. They are asked for once the handler is called without an error (R175);
    /// until then a loading indicator shows, and an error shows as its text.
    ///
    /// A handler that is let go without having been called is logged and taken as called.
    func beginLoadingChildItems(
        at indexPath: PlayableIndexPath, completionHandler: @escaping @MainActor ((any Error)?) -> Void)

    /// Whether the children of the item at a path show how much of them has been played.
    func childItemsDisplayPlaybackProgress(at indexPath: PlayableIndexPath) -> Bool

    /// Finds an item by its identifier.
    func contentItem(
        forIdentifier identifier: String,
        completionHandler: @escaping @MainActor (ContentItem?, (any Error)?) -> Void)
}

extension PlayableContentDataSource {
    /// Has nothing to load.
    public func beginLoadingChildItems(
        at indexPath: PlayableIndexPath, completionHandler: @escaping @MainActor ((any Error)?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Shows no progress.
    public func childItemsDisplayPlaybackProgress(at indexPath: PlayableIndexPath) -> Bool { false }

    /// Finds nothing.
    public func contentItem(
        forIdentifier identifier: String,
        completionHandler: @escaping @MainActor (ContentItem?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil)
    }
}
