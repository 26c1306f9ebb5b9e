/// Changes what is repeated. Its picture follows the repeat command's current type, not taps (R128).
@MainActor
public final class NowPlayingRepeatButton: NowPlayingButton {
    /// The button; its handler is called with it on each tap.
    public init(handler: Handler? = nil) {
        super.init(.repeat, handler: handler)
    }
}
