/// Goes to a place in the track: the counterpart of `MPChangePlaybackPositionCommand`.
public final class ChangePlaybackPositionCommand: RemoteCommandCenter.Command {
    /// - Parameter positionTime: seconds from the beginning; what is negative or no number fails.
    @discardableResult
    public func send(positionTime: Double) -> RemoteCommandHandlerStatus {
        guard positionTime >= 0, positionTime.isFinite else { return .commandFailed }
        return deliver(ChangePlaybackPositionCommandEvent(command: self, positionTime: positionTime))
    }
}
