/// A moment in the life of a load that traces and logs want to know of; screens follow `NowPlayingInfo` instead.
public enum PlaybackMilestone: Hashable, Sendable {
    /// The engine is about to be told to load this address.
    case playRequested(uri: String)
    /// The sink was handed its first buffer; `time` is CLOCK_MONOTONIC in nanoseconds.
    case firstAudio(time: UInt64)
    /// The chosen output was not there at a start: the sound is at the system's default one.
    case playsAtDefaultOutput
    /// Playback ended by a fault; `detail` has the engine's own words.
    case failed(PlaybackFailure)
}
