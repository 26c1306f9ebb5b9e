/// What the assistant's row starts.
public enum AssistantCellAction: String, Codable, Sendable {
    case playMedia
    case startCall
}
