import FoundationEssentials

/// One version of an app with what changed in it, as SwiftNEW's JSON has it.
public struct Release: Hashable, Sendable, Decodable {
    /// The version as it is told to people, e.g. `6.5`; as written, blanks included.
    public var version: String
    /// The full version, e.g. `6.5.0`; nil where the file has none.
    public var subVersion: String?
    /// What changed, most important first; may be empty.
    public var changes: [ReleaseChange]

    public init(version: String, subVersion: String? = nil, changes: [ReleaseChange]) {
        self.version = version
        self.subVersion = subVersion
        self.changes = changes
    }

    private enum CodingKeys: String, CodingKey {
        case version
        case subVersion
        case changes = "new"
    }

    /// What the release is ordered by: `subVersion` if that says anything, else `version`; without blanks around.
    public var orderingVersion: String { subVersion.flatMap(Blanks.removed) ?? Blanks.trimmed(version) }

    /// What the release is called on the screen: `version` if that says anything, else `subVersion`.
    public var displayVersion: String { Blanks.removed(version) ?? orderingVersion }

    /// Whether the release is the one of this version, which has no blanks around: exactly, without regard to order.
    func isNamed(_ version: String) -> Bool {
        Blanks.trimmed(self.version) == version || subVersion.map(Blanks.trimmed) == version
    }
}
