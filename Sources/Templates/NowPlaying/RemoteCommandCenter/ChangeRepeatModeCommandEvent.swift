/// Asks for a way to repeat: the counterpart of `MPChangeRepeatModeCommandEvent`.
public final class ChangeRepeatModeCommandEvent: RemoteCommandEvent {
    /// The wanted state, not a step: sent twice it means the same (R188).
    public let repeatType: RepeatType
    /// Whether to remember it for later sessions.
    public let preservesRepeatMode: Bool

    init(command: RemoteCommandCenter.Command, repeatType: RepeatType, preservesRepeatMode: Bool) {
        self.repeatType = repeatType
        self.preservesRepeatMode = preservesRepeatMode
        super.init(command: command)
    }
}
