/// Whether the car suggests light or dark content.
public enum ContentStyle: String, Codable, Sendable {
    case light
    case dark
}
