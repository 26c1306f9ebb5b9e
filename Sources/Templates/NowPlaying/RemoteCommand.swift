/// What a person asks of the player from any control: the screen, a key, a remote.
///
/// Named after `MPRemoteCommandCenter`'s commands.
public enum RemoteCommand: Hashable, Codable, Sendable {
    case play
    case pause
    case togglePlayPause
    case stop
    case nextTrack
    case previousTrack
    /// 0…1.
    case changeVolume(Double)
    /// Seconds from the start of a finite item.
    case changePlaybackPosition(Double)
    /// Seconds ahead in a finite item.
    case skipForward(Double)
    /// Seconds back in a finite item.
    case skipBackward(Double)
    /// The speed of finite items, 0.5…2; 1 is normal.
    case changePlaybackRate(Double)
}
