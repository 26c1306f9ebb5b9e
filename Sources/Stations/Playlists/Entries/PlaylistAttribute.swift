/// Something a playlist says about an entry that has no place of its own.
public struct PlaylistAttribute: Hashable, Sendable {
    /// In small letters.
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
