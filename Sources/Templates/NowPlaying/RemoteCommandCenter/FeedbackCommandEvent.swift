/// Likes, dislikes or bookmarks: the counterpart of `MPFeedbackCommandEvent`.
public final class FeedbackCommandEvent: RemoteCommandEvent {
    /// Whether it takes an earlier such command back.
    public let isNegative: Bool

    init(command: RemoteCommandCenter.Command, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command: command)
    }
}
