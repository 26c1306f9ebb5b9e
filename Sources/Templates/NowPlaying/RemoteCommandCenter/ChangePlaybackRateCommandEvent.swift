/// Asks for a speed: the counterpart of `MPChangePlaybackRateCommandEvent`.
public final class ChangePlaybackRateCommandEvent: RemoteCommandEvent {
    /// 1 is normal speed; one of the supported rates.
    public let playbackRate: Double

    init(command: RemoteCommandCenter.Command, playbackRate: Double) {
        self.playbackRate = playbackRate
        super.init(command: command)
    }
}
