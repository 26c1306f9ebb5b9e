/// What a grid button that stands for a conversation says about it.
public struct MessageGridItemConfiguration: Hashable, Codable, Sendable {
    /// Names the conversation.
    public let conversationIdentifier: String
    /// Whether the conversation is marked as unread.
    public let isUnread: Bool

    /// A conversation, read or unread.
    public init(conversationIdentifier: String, isUnread: Bool = false) {
        self.conversationIdentifier = conversationIdentifier
        self.isUnread = isUnread
    }
}
