/// An `AlertAction` as the display draws it.
public struct AlertActionSnapshot: Hashable, Codable, Sendable {
    public var id: ButtonID
    public var title: String
    public var style: AlertActionStyle
    /// The app's own colour; the display checks its contrast and falls back to its own. nil uses the style's.
    public var color: Color?

    public init(id: ButtonID, title: String, style: AlertActionStyle = .default, color: Color? = nil) {
        self.id = id
        self.title = title
        self.style = style
        self.color = color
    }
}
