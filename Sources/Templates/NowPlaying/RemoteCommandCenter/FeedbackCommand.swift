/// Likes, dislikes or bookmarks what plays: the counterpart of `MPFeedbackCommand`.
public final class FeedbackCommand: RemoteCommandCenter.Command {
    /// Whether what plays has this feedback already.
    public var isActive = false { didSet { changed(if: isActive != oldValue) } }
    /// What controls call the command.
    public var localizedTitle = "" { didSet { changed(if: localizedTitle != oldValue) } }
    /// The same for little room.
    public var localizedShortTitle = "" { didSet { changed(if: localizedShortTitle != oldValue) } }

    /// - Parameter isNegative: takes the feedback back.
    @discardableResult
    public func send(isNegative: Bool) -> RemoteCommandHandlerStatus {
        deliver(FeedbackCommandEvent(command: self, isNegative: isNegative))
    }
}
