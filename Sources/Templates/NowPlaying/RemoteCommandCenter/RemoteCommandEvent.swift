/// A command on its way to its targets: the counterpart of `MPRemoteCommandEvent`.
@MainActor
public class RemoteCommandEvent {
    public let command: RemoteCommandCenter.Command
    /// When the control was used.
    public let timestamp: ContinuousClock.Instant

    init(command: RemoteCommandCenter.Command) {
        self.command = command
        timestamp = .now
    }
}
