/// A small picture or text over a corner of a thumbnail.
public struct ImageOverlay: Hashable, Codable, Sendable {
    /// At which side the overlay is drawn.
    public enum Alignment: String, Codable, Sendable {
        case leading
        case center
        case trailing
    }

    /// What is drawn.
    public enum Content: Hashable, Codable, Sendable {
        case image(Image)
        case text(String, textColor: Color, backgroundColor: Color)
    }

    public let content: Content
    public let alignment: Alignment

    /// A picture.
    public init(image: Image, alignment: Alignment) {
        content = .image(image)
        self.alignment = alignment
    }

    /// A text on a ground.
    public init(text: String, textColor: Color, backgroundColor: Color, alignment: Alignment) {
        content = .text(text, textColor: textColor, backgroundColor: backgroundColor)
        self.alignment = alignment
    }
}
