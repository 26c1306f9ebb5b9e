/// What the player is doing.
public enum PlaybackState: Hashable, Codable, Sendable {
    /// Nothing has been chosen yet.
    case idle
    /// The source is being reached; no sound yet.
    case connecting
    /// Sound waits for data; `percent` is 0…100.
    case buffering(percent: Int)
    case playing
    case paused
    case stopped
    /// Playback ended by a fault; the reason is a sentence for the person.
    case failed(reason: String)

    /// Whether sound is wanted: playing, or on the way to it.
    public var isActive: Bool {
        switch self {
        case .connecting, .buffering, .playing: true
        case .idle, .paused, .stopped, .failed: false
        }
    }
}
