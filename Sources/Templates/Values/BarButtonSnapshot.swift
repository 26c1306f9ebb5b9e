/// A `BarButton` as the display draws it: the title wins over the image (R166).
public struct BarButtonSnapshot: Hashable, Codable, Sendable {
    public var id: ButtonID
    public var title: String?
    public var image: Image?
    public var isEnabled: Bool
    public var style: BarButtonStyle

    public init(
        id: ButtonID, title: String?, image: Image? = nil, isEnabled: Bool = true, style: BarButtonStyle = .none
    ) {
        self.id = id
        self.title = title
        self.image = image
        self.isEnabled = isEnabled
        self.style = style
    }
}
