/// What a target says of a command: the counterpart of `MPRemoteCommandHandlerStatus`, with its numbers.
public enum RemoteCommandHandlerStatus: Int, Codable, Sendable {
    case success = 0
    /// What was asked for does not exist (any more).
    case noSuchContent = 100
    /// Nothing plays that the command could act on.
    case noActionableNowPlayingItem = 110
    /// The device that the command needs is not there.
    case deviceNotFound = 120
    case commandFailed = 200
}
