/// Plays what is chosen in a content tree. All callbacks are optional.
@MainActor
public protocol PlayableContentDelegate: AnyObject {
    /// The item at a path was chosen. Call the handler when its sound is really there, or with the error (R179): the row
    /// shows a progress indicator until then, and now playing follows.
    func playableContentManager(
        _ contentManager: PlayableContentManager, initiatePlaybackOfContentItemAt indexPath: PlayableIndexPath,
        completionHandler: @escaping @MainActor ((any Error)?) -> Void)

    /// Something is to play soon: prepare a queue of these items, or of the app's choice for nil, and don't start yet.
    func playableContentManager(
        _ contentManager: PlayableContentManager, initializePlaybackQueueWithContentItems contentItems: [ContentItem]?,
        completionHandler: @escaping @MainActor ((any Error)?) -> Void)

    /// The limits changed (R180).
    func playableContentManager(
        _ contentManager: PlayableContentManager, didUpdate context: PlayableContentManagerContext)
}

extension PlayableContentDelegate {
    /// Starts nothing.
    public func playableContentManager(
        _ contentManager: PlayableContentManager, initiatePlaybackOfContentItemAt indexPath: PlayableIndexPath,
        completionHandler: @escaping @MainActor ((any Error)?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Prepares nothing.
    public func playableContentManager(
        _ contentManager: PlayableContentManager, initializePlaybackQueueWithContentItems contentItems: [ContentItem]?,
        completionHandler: @escaping @MainActor ((any Error)?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Does nothing.
    public func playableContentManager(
        _ contentManager: PlayableContentManager, didUpdate context: PlayableContentManagerContext
    ) {}
}
