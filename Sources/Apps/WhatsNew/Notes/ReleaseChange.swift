import FoundationEssentials

/// One change of a release.
public struct ReleaseChange: Hashable, Sendable, Decodable {
    public var title: String
    /// A second line; may be empty.
    public var subtitle: String
    /// The whole story; may be empty.
    public var body: String
    /// The symbols, as SF Symbol names, in the sequence in which SwiftNEW's other screens change between them; the car
    /// shows the first and stands still.
    public var icons: [String]

    public init(title: String, subtitle: String = "", body: String = "", icons: [String] = []) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.icons = icons
    }

    private enum CodingKeys: String, CodingKey {
        case title
        case subtitle
        case body
        case icon
        case toIcon
        case icons
    }

    /// Reads a change; the symbols are `icons` if there are any, else `icon` and `toIcon`.
    ///
    /// - Throws: `DecodingError`, at `icon` when the change names no symbol at all.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        subtitle = try container.decode(String.self, forKey: .subtitle)
        body = try container.decode(String.self, forKey: .body)
        let sequence = try container.decodeIfPresent([String].self, forKey: .icons) ?? []
        let second = try container.decodeIfPresent(String.self, forKey: .toIcon)
        // Where `icons` is used, `icon` may be missing but not of a wrong type.
        let first =
            sequence.isEmpty
            ? try container.decode(String.self, forKey: .icon)
            : try container.decodeIfPresent(String.self, forKey: .icon)
        icons = sequence.isEmpty ? [first, second].compactMap(\.self) : sequence
    }
}
