/// How large a picture is drawn; the pixels come from the style sheet's tokens.
enum ArtworkSize {
    /// Within a line of text.
    case detail
    /// On a button.
    case button
    case row
    case gridSmall
    case element
    case card
    case large

    var styleClass: StyleClass {
        switch self {
        case .detail: .artworkDetail
        case .button: .artworkButton
        case .row: .artworkRow
        case .gridSmall: .artworkGrid
        case .element: .artworkElement
        case .card: .artworkCard
        case .large: .artworkLarge
        }
    }

    /// The shorter edge a picture is decoded for, in logical pixels.
    var pixels: Int {
        switch self {
        case .detail, .button: 48
        case .row: 72
        case .gridSmall: 100
        case .element: 148
        case .card: 220
        case .large: 440
        }
    }
}
