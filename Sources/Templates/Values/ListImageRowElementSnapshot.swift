/// One picture of an image row with its texts.
public struct ListImageRowElementSnapshot: Hashable, Codable, Sendable {
    public var image: Image
    public var title: String?
    public var subtitle: String?
    public var isEnabled: Bool

    public init(image: Image, title: String? = nil, subtitle: String? = nil, isEnabled: Bool = true) {
        self.image = image
        self.title = title
        self.subtitle = subtitle
        self.isEnabled = isEnabled
    }
}
