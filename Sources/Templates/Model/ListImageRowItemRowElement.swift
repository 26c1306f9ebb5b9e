/// The classic picture of an image row: with a title and a subtitle below it.
@MainActor
public final class ListImageRowItemRowElement: ListImageRowItemElement {
    /// The line below the picture.
    public var title: String? {
        get { snapshot.title }
        set { change { $0.title = newValue } }
    }
    /// The second line below the picture.
    public var subtitle: String? {
        get { snapshot.subtitle }
        set { change { $0.subtitle = newValue } }
    }

    /// A picture with up to two lines.
    public init(image: Image, title: String? = nil, subtitle: String? = nil) {
        super.init(ListImageRowElementSnapshot(image: image, title: title, subtitle: subtitle))
    }
}
