import CGst
import GLibBridge
import Playback

/// Plays addresses with GStreamer's `playbin`.
@MainActor
public final class GStreamerEngine: AudioEngine {
    public var onEvent: ((AudioEngineEvent, LoadID) -> Void)?

    /// - Parameters:
    ///   - audioSinkDescription: the output in gst-launch's words.
    ///   - version: the program's version, sent to servers as `CarShell/<version>`.
    public init(audioSinkDescription: String = "autoaudiosink", version: String) {}

    /// Starts GStreamer in the background.
    public func prepare(_ completion: (@MainActor (Result<Void, AudioSinkDescriptionError>) -> Void)? = nil) {}

    public func load(uri: String, id: LoadID, isLiveStream: Bool) {}
    public func resume() {}
    public func pause() {}
    public func stop() {}
    public func setVolume(_ volume: Double) {}
}
