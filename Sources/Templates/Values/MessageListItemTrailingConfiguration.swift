/// What stands at the trailing side of a message row.
public struct MessageListItemTrailingConfiguration: Hashable, Codable, Sendable {
    /// A mark of the conversation.
    public enum Item: String, Codable, Sendable {
        case none
        case mute
    }

    /// The mark.
    public let trailingItem: Item
    /// A picture.
    public let trailingImage: Image?

    /// A mark and a picture.
    public init(trailingItem: Item, trailingImage: Image?) {
        self.trailingItem = trailingItem
        self.trailingImage = trailingImage
    }
}
