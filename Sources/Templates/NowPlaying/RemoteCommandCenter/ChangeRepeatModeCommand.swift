/// Changes what is repeated: the counterpart of `MPChangeRepeatModeCommand`.
public final class ChangeRepeatModeCommand: RemoteCommandCenter.Command {
    /// What controls show; setting it sends no event (R184).
    public var currentRepeatType = RepeatType.off { didSet { changed(if: currentRepeatType != oldValue) } }

    /// Asks for a state, not for a step; may come twice (R188).
    @discardableResult
    public func send(_ repeatType: RepeatType, preservesRepeatMode: Bool = true) -> RemoteCommandHandlerStatus {
        deliver(
            ChangeRepeatModeCommandEvent(
                command: self, repeatType: repeatType, preservesRepeatMode: preservesRepeatMode))
    }
}
