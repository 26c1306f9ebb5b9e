/// A button with a picture of the app.
@MainActor
public final class NowPlayingImageButton: NowPlayingButton {
    /// The picture, drawn in the colour of the screen's other buttons; fixed.
    public let image: Image

    /// The button; its handler is called with it on each tap.
    public init(image: Image, handler: Handler? = nil) {
        self.image = image
        super.init(.image(image), handler: handler)
    }
}
