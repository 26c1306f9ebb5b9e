/// Leads to more choices, e.g. by presenting an action sheet.
@MainActor
public final class NowPlayingMoreButton: NowPlayingButton {
    /// The button; its handler is called with it on each tap.
    public init(handler: Handler? = nil) {
        super.init(.more, handler: handler)
    }
}
