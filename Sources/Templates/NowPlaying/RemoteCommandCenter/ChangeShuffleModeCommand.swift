/// Changes what is shuffled: the counterpart of `MPChangeShuffleModeCommand`.
public final class ChangeShuffleModeCommand: RemoteCommandCenter.Command {
    /// What controls show; setting it sends no event (R184).
    public var currentShuffleType = ShuffleType.off { didSet { changed(if: currentShuffleType != oldValue) } }

    /// Asks for a state, not for a step; may come twice (R188).
    @discardableResult
    public func send(_ shuffleType: ShuffleType, preservesShuffleMode: Bool = true) -> RemoteCommandHandlerStatus {
        deliver(
            ChangeShuffleModeCommandEvent(
                command: self, shuffleType: shuffleType, preservesShuffleMode: preservesShuffleMode))
    }
}
