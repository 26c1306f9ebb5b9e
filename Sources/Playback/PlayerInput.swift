import Templates

/// Everything that can happen to the player.
public enum PlayerInput: Hashable, Sendable {
    /// The person chose an item, and with it the queue that next and previous go through.
    case play(PlaybackQueue)
    /// A control was used.
    case command(RemoteCommand)
    /// The engine reported something about the load named by the id.
    case engine(AudioEngineEvent, LoadID)
    /// What is behind the address of that load.
    case resolved([AddressCandidate], LoadID)
    /// Nothing to play is behind the address of that load.
    case unresolved(PlaybackFailure, LoadID)
    /// A timer that was scheduled has come to its end.
    case timer(PlayerTimer)
    /// The way to the network has changed.
    case networkChanged(isAvailable: Bool)
    /// What the search for a track's picture came to; nil when there is none.
    case artworkFound(Image.Source?, ArtworkID)
    /// A sound output has come; its name in the system's words, where that is known.
    case outputAdded(String?)
    /// The engine's chosen output is another one from now on.
    case outputChosen
    /// Others want to be heard, with that part of the volume left to us, 0…1; nil when they do not any more.
    case duck(Double?)
    /// The person set something.
    case settings(AudioSettings)
    /// What was kept from the last run has been read.
    case restore(volume: Double?, positions: ResumePositions)
}
