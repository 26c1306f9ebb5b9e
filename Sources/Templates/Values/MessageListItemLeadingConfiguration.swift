/// What stands at the leading side of a message row.
public struct MessageListItemLeadingConfiguration: Hashable, Codable, Sendable {
    /// A mark of the conversation.
    public enum Item: String, Codable, Sendable {
        case none
        case pin
        case star
    }

    /// The mark.
    public let leadingItem: Item
    /// The picture of the conversation.
    public let leadingImage: Image?
    /// Whether there are unread messages, which a tap reads aloud (R111).
    public let isUnread: Bool

    /// A mark, a picture and whether there is something unread.
    public init(leadingItem: Item, leadingImage: Image?, unread: Bool) {
        self.leadingItem = leadingItem
        self.leadingImage = leadingImage
        isUnread = unread
    }
}
