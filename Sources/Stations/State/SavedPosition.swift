/// Where a podcast or a file was left.
public struct SavedPosition: Hashable, Sendable {
    /// What the item is known by: its address.
    public var item: String
    /// From the start.
    public var seconds: Double

    public init(item: String, seconds: Double) {
        self.item = item
        self.seconds = seconds
    }
}
