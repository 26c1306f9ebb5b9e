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
}
