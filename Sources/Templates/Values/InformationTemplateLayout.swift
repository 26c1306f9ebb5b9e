/// How the items of an information template are laid out.
public enum InformationTemplateLayout: String, Codable, Sendable {
    /// Each item's title over its detail, at the leading side.
    case leading
    /// Titles in one column, details in another.
    case twoColumn
}
