/// The system's own picture at the trailing side of a list item.
public enum ListItemAccessoryType: String, Codable, Sendable {
    case none
    case disclosureIndicator
    case cloud
}
