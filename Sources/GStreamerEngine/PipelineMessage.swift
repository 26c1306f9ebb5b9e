import Playback

/// What a pipeline's bus told, as a value.
enum PipelineMessage: Hashable, Sendable {
    case firstBuffer(time: UInt64)
    /// The output has taken a buffer since the pipeline was last told to play.
    case flowing
    /// The fill level of the network's buffer, 0…100.
    case buffering(percent: Int)
    /// The pipeline has its first sound ready, from its start or after a seek.
    case prerolled
    case playing
    case paused
    case tags(StreamTags)
    /// The first or the next part of the source begins.
    case streamStarted
    case endOfStream
    /// The length is known now, or known better.
    case lengthChanged
    /// No element for this format; an error follows.
    case missingPlugin(MissingPlugin)
    case error(PipelineError)
    /// An element refused to start; where it told why, an error came before.
    case startFailed
    /// The sound server plays at that device; `wanted` is the one that was asked for by name, if any was.
    case outputDevice(String, wanted: String?)
    /// The output's clock has gone; the pipeline has to choose another.
    case clockLost
    /// The delay of a live source has changed.
    case latency
}
