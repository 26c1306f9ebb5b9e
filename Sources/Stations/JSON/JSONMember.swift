/// One key of a JSON object with its value.
public struct JSONMember: Hashable, Sendable {
    /// The key, its escapes undone.
    public var key: String
    /// What the key stands for.
    public var value: JSONValue

    /// A key with its value.
    public init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}
