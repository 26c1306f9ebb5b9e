/// A picture named by where it comes from; the display loads, scales and caches it.
///
/// CarPlay hands bitmaps (`UIImage`) across; here the value says where the picture is, so that a snapshot stays small
/// and a slow or broken picture is the display's business, never the app's.
public struct Image: Hashable, Codable, Sendable {
    /// Where a picture comes from.
    public enum Source: Hashable, Codable, Sendable {
        /// A symbolic icon of the shell's icon set, drawn in the text's colour. The name has no suffix, e.g. `radio`.
        case symbol(String)
        /// A file on this machine, as an absolute path.
        case file(path: String)
        /// An address with scheme `http`, `https` or `data`.
        case remote(url: String)
    }

    /// Where the picture comes from; nil draws the placeholder for good.
    public var source: Source?
    /// The text whose initials are drawn while the picture loads and where there is none; nil draws nothing.
    public var placeholder: String?

    public init(source: Source?, placeholder: String? = nil) {
        self.source = source
        self.placeholder = placeholder
    }

    /// A symbolic icon, drawn in the colour of the text beside it.
    public static func symbol(_ name: String) -> Image { Image(source: .symbol(name)) }
}
