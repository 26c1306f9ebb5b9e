/// How large a picture is drawn; the pixels come from the style sheet's tokens.
enum ArtworkSize {
    case row
    case element
    case large

    var styleClass: StyleClass {
        switch self {
        case .row: .artworkRow
        case .element: .artworkElement
        case .large: .artworkLarge
        }
    }

    /// The longest edge a picture is decoded for, in logical pixels.
    var pixels: Int {
        switch self {
        case .row: 72
        case .element: 144
        case .large: 400
        }
    }
}
