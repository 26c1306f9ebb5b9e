/// When the assistant's row of a list is to be seen.
public enum AssistantCellVisibility: String, Codable, Sendable {
    case off
    /// While the car limits lists (R79).
    case whileLimitedUIActive
    case always
}
