/// A picture of an image row as a card.
@MainActor
public final class ListImageRowItemCardElement: ListImageRowItemElement {
    /// Whether the picture fills the card behind the texts; fixed (R110).
    public let showsImageFullHeight: Bool
    /// The first line.
    public var title: String? {
        get { snapshot.title }
        set { change { $0.title = newValue } }
    }
    /// The second line.
    public var subtitle: String? {
        get { snapshot.subtitle }
        set { change { $0.subtitle = newValue } }
    }
    /// The ground of the texts; nil uses the theme's.
    public var tintColor: Color? {
        get { if case .card(_, let color) = snapshot.style { color } else { nil } }
        set { change { $0.style = .card(showsImageFullHeight: showsImageFullHeight, tintColor: newValue) } }
    }
    /// The picture with what is drawn over it; a new `image` takes its place.
    public var thumbnail: ThumbnailImage? {
        get { snapshot.thumbnail }
        set {
            change {
                $0.thumbnail = newValue
                if let newValue { $0.image = newValue.image }
            }
        }
    }

    /// A card with a picture.
    public init(
        image: Image, showsImageFullHeight: Bool, title: String?, subtitle: String?, tintColor: Color?
    ) {
        self.showsImageFullHeight = showsImageFullHeight
        super.init(
            ListImageRowElementSnapshot(
                style: .card(showsImageFullHeight: showsImageFullHeight, tintColor: tintColor), image: image,
                title: title, subtitle: subtitle))
    }

    /// A card with a picture that something is drawn over.
    public convenience init(
        thumbnail: ThumbnailImage, showsImageFullHeight: Bool, title: String?, subtitle: String?, tintColor: Color?
    ) {
        self.init(
            image: thumbnail.image, showsImageFullHeight: showsImageFullHeight, title: title, subtitle: subtitle,
            tintColor: tintColor)
        self.thumbnail = thumbnail
    }
}
