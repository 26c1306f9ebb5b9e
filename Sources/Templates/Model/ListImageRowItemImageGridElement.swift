/// A picture of an image row with its title below.
@MainActor
public final class ListImageRowItemImageGridElement: ListImageRowItemElement {
    /// The outline of a small picture.
    public typealias Shape = ListImageRowElementStyle.Shape

    /// The picture's outline; fixed (R110).
    public let imageShape: Shape
    /// The line below.
    public var title: String {
        get { snapshot.title ?? "" }
        set { change { $0.title = newValue } }
    }
    /// The name of a symbolic icon beside the title.
    public var accessorySymbolName: String? {
        get { if case .imageGrid(_, let name) = snapshot.style { name } else { nil } }
        set { change { $0.style = .imageGrid(shape: imageShape, accessorySymbolName: newValue) } }
    }

    /// A picture with a title.
    public init(image: Image, imageShape: Shape, title: String, accessorySymbolName: String?) {
        self.imageShape = imageShape
        super.init(
            ListImageRowElementSnapshot(
                style: .imageGrid(shape: imageShape, accessorySymbolName: accessorySymbolName), image: image,
                title: title))
    }
}
