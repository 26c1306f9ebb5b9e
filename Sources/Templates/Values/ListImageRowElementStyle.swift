/// How a picture of an image row is drawn with its texts.
public enum ListImageRowElementStyle: Hashable, Codable, Sendable {
    /// The outline of a small picture.
    public enum Shape: String, Codable, Sendable {
        case circular
        case roundedRectangle
    }

    /// A picture with its texts below.
    case row
    /// A card. `showsImageFullHeight` lays the picture behind the texts, which then stand on the tint; a nil tint draws
    /// the theme's secondary ground.
    case card(showsImageFullHeight: Bool, tintColor: Color?)
    /// A compact line: a small picture with its texts beside it.
    case condensed(shape: Shape, accessorySymbolName: String?)
    /// A picture without texts.
    case grid
    /// A picture with its title below.
    case imageGrid(shape: Shape, accessorySymbolName: String?)
}
