/// A `Button` as the display draws it: a picture that can be tapped.
public struct ButtonSnapshot: Hashable, Codable, Sendable {
    public var id: ButtonID
    public var image: Image
    public var title: String?
    public var isEnabled: Bool

    public init(id: ButtonID, image: Image, title: String? = nil, isEnabled: Bool = true) {
        self.id = id
        self.image = image
        self.title = title
        self.isEnabled = isEnabled
    }
}
