/// Changes how the queue is shuffled. Its picture follows the shuffle command's current type, not taps (R128).
@MainActor
public final class NowPlayingShuffleButton: NowPlayingButton {
    /// The button; its handler is called with it on each tap.
    public init(handler: Handler? = nil) {
        super.init(.shuffle, handler: handler)
    }
}
