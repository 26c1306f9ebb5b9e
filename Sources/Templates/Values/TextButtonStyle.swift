/// What a text button stands for, which decides its look.
public enum TextButtonStyle: String, Codable, Sendable {
    case normal
    case cancel
    case confirm
}
