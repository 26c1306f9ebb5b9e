/// The names of the trace's events. Other tools rely on them: they never change.
enum TraceEvent: String {
    /// When the kernel started the process.
    case processStart = "process-start"
    /// The first frame of the first window has been painted.
    case firstFrame = "first-frame"
    /// The first frame with the app's root template has been painted.
    case rootShown = "root-shown"
    /// A person did something.
    case tap
    /// The frame that shows a template has been painted.
    case templateShown = "template-shown"
    /// GStreamer has been started and what stations usually need is loaded: a station need not wait for it.
    case audioReady = "audio-ready"
    /// The player asked the engine for an address.
    case playRequested = "play-requested"
    /// The sink was handed its first buffer.
    case firstAudio = "first-audio"
    /// What plays changed.
    case state
    case error
    /// The display was connected or disconnected.
    case connected, disconnected
}
