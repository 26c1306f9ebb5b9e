/// At which side of a list item the playing mark is drawn.
public enum ListItemPlayingIndicatorLocation: String, Codable, Sendable {
    case leading
    case trailing
}
