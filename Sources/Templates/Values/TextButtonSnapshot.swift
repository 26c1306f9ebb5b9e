/// A `TextButton` as the display draws it.
public struct TextButtonSnapshot: Hashable, Codable, Sendable {
    public var id: ButtonID
    public var title: String
    public var textStyle: TextButtonStyle

    public init(id: ButtonID, title: String, textStyle: TextButtonStyle = .normal) {
        self.id = id
        self.title = title
        self.textStyle = textStyle
    }
}
