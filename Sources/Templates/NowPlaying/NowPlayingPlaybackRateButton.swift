/// Shows the playback rate; the app goes through its rates in the handler.
@MainActor
public final class NowPlayingPlaybackRateButton: NowPlayingButton {
    /// The button; its handler is called with it on each tap.
    public init(handler: Handler? = nil) {
        super.init(.playbackRate, handler: handler)
    }
}
