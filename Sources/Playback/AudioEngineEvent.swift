/// What an engine reports about the source it was told to load.
public enum AudioEngineEvent: Hashable, Sendable {
    /// The sink was handed its first buffer of sound; `time` is CLOCK_MONOTONIC in nanoseconds.
    case firstAudio(time: UInt64)
    /// 0…100; 100 means that enough is there to play.
    case buffering(percent: Int)
    case playing
    case paused
    /// The answer to `AudioEngine.reportProgress()`.
    case progress(PlaybackProgress)
    /// Titles the stream told; nil leaves what is known as it was.
    case tags(StreamTags)
    /// The source begins a part that has nothing to do with the last one: the next song of chained Ogg.
    case streamStarted
    /// The output in use has gone, and the system has moved the sound to another one, where it goes on.
    case outputGone(device: String)
    /// The source ended by itself.
    case endOfStream
    case failed(PlaybackFailure)
}
