import Playback

/// The sound outputs that GStreamer knows of, e.g. those of PulseAudio or ALSA.
@MainActor
public final class AudioOutputList: OutputListing {
    public init() {}

    public func outputs() async -> [OutputDevice] { await DeviceQuery.outputs() }
}
