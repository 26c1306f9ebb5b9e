/// A picture with something drawn over it.
public struct ThumbnailImage: Hashable, Codable, Sendable {
    public let image: Image
    public let imageOverlay: ImageOverlay?
    public let sportsOverlay: SportsOverlay?

    public init(image: Image, imageOverlay: ImageOverlay? = nil, sportsOverlay: SportsOverlay? = nil) {
        self.image = image
        self.imageOverlay = imageOverlay
        self.sportsOverlay = sportsOverlay
    }
}
