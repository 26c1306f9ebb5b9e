/// Asks for a place in the track: the counterpart of `MPChangePlaybackPositionCommandEvent`.
public final class ChangePlaybackPositionCommandEvent: RemoteCommandEvent {
    /// Seconds from the beginning.
    public let positionTime: Double

    init(command: RemoteCommandCenter.Command, positionTime: Double) {
        self.positionTime = positionTime
        super.init(command: command)
    }
}
