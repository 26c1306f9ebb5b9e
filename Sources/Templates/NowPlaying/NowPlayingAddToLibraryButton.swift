/// Adds what plays to a collection of the person.
@MainActor
public final class NowPlayingAddToLibraryButton: NowPlayingButton {
    /// The button; its handler is called with it on each tap.
    public init(handler: Handler? = nil) {
        super.init(.addToLibrary, handler: handler)
    }
}
