import Templates

/// Everything that can happen to the player.
public enum PlayerInput: Hashable, Sendable {
    /// The person chose an item, and with it the queue that next and previous go through.
    case play(PlaybackQueue)
    /// A control was used.
    case command(RemoteCommand)
    /// The engine reported something about the load named by the id.
    case engine(AudioEngineEvent, LoadID)
}
