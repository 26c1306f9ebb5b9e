/// How the background of a bar button is drawn.
public enum BarButtonStyle: String, Codable, Sendable {
    case none
    case rounded
}
