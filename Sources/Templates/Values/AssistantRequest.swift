/// What a person asks of the car's assistant by a control of an app. The app isn't told (R78, R111); the shell decides
/// what to do.
public enum AssistantRequest: Hashable, Codable, Sendable {
    /// The assistant's row of a list was tapped.
    case playMedia
    /// The assistant's row of a list was tapped.
    case startCall
    /// A conversation with unread messages was tapped.
    case readMessages(conversationIdentifier: String)
    /// A conversation without unread messages was tapped.
    case composeReply(conversationIdentifier: String)
    /// A person was chosen to write to; nil asks whom to write to.
    case composeMessage(phoneOrEmailAddress: String?)
}
