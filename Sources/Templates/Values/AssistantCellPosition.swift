/// Where the assistant's row stands in a list.
public enum AssistantCellPosition: String, Codable, Sendable {
    case top
    case bottom
}
