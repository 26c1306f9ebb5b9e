/// Asks to skip ahead or back: the counterpart of `MPSkipIntervalCommandEvent`.
public final class SkipIntervalCommandEvent: RemoteCommandEvent {
    /// Seconds, always positive: the command says in which direction.
    public let interval: Double

    init(command: RemoteCommandCenter.Command, interval: Double) {
        self.interval = interval
        super.init(command: command)
    }
}
