/// What the player is doing.
public enum PlaybackState: Hashable, Codable, Sendable {
    /// Nothing has been chosen yet.
    case idle
    /// The source is being reached; no sound yet.
    case connecting
    /// Sound waits for data; `percent` is 0…100.
    case buffering(percent: Int)
    case playing
    /// The source was lost and is being reached again; `since` is when the sound stopped, as CLOCK_MONOTONIC in
    /// nanoseconds.
    ///
    /// The value does not change while it lasts: whoever shows the seconds counts on from `since`.
    case reconnecting(since: UInt64)
    case paused
    case stopped
    /// Playback ended by a fault; the reason is a sentence for the person.
    case failed(reason: String)

    /// For how many whole seconds there has been no sound while the source is being reached again; nil in other states.
    ///
    /// - Parameter now: CLOCK_MONOTONIC in nanoseconds.
    public func secondsReconnecting(at now: UInt64) -> Int? {
        guard case .reconnecting(let since) = self else { return nil }
        return now > since ? Int((now - since) / 1_000_000_000) : 0
    }

    /// Whether sound is wanted: playing, or on the way to it.
    public var isActive: Bool {
        switch self {
        case .connecting, .buffering, .playing, .reconnecting: true
        case .idle, .paused, .stopped, .failed: false
        }
    }
}
