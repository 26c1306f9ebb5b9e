/// A picture of an image row as a compact line: small, with its texts beside it.
@MainActor
public final class ListImageRowItemCondensedElement: ListImageRowItemElement {
    /// The outline of a small picture.
    public typealias Shape = ListImageRowElementStyle.Shape

    /// The picture's outline; fixed (R110).
    public let imageShape: Shape
    /// The first line.
    public var title: String {
        get { snapshot.title ?? "" }
        set { change { $0.title = newValue } }
    }
    /// The second line.
    public var subtitle: String? {
        get { snapshot.subtitle }
        set { change { $0.subtitle = newValue } }
    }
    /// The name of a symbolic icon at the trailing side.
    public var accessorySymbolName: String? {
        get { if case .condensed(_, let name) = snapshot.style { name } else { nil } }
        set { change { $0.style = .condensed(shape: imageShape, accessorySymbolName: newValue) } }
    }

    /// A small picture with up to two lines.
    public init(
        image: Image, imageShape: Shape, title: String, subtitle: String?, accessorySymbolName: String?
    ) {
        self.imageShape = imageShape
        super.init(
            ListImageRowElementSnapshot(
                style: .condensed(shape: imageShape, accessorySymbolName: accessorySymbolName), image: image,
                title: title, subtitle: subtitle))
    }
}
