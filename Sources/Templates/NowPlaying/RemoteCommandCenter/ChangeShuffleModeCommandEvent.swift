/// Asks for a way to shuffle: the counterpart of `MPChangeShuffleModeCommandEvent`.
public final class ChangeShuffleModeCommandEvent: RemoteCommandEvent {
    /// The wanted state, not a step: sent twice it means the same (R188).
    public let shuffleType: ShuffleType
    /// Whether to remember it for later sessions.
    public let preservesShuffleMode: Bool

    init(command: RemoteCommandCenter.Command, shuffleType: ShuffleType, preservesShuffleMode: Bool) {
        self.shuffleType = shuffleType
        self.preservesShuffleMode = preservesShuffleMode
        super.init(command: command)
    }
}
