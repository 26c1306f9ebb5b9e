/// A picture of an image row without texts.
@MainActor
public final class ListImageRowItemGridElement: ListImageRowItemElement {
    /// A picture.
    public init(image: Image) {
        super.init(ListImageRowElementSnapshot(style: .grid, image: image))
    }
}
