/// The items that next and previous go through, round and round, and the current one. Never empty.
public struct PlaybackQueue: Hashable, Sendable {
    public private(set) var items: [PlayableItem]
    public private(set) var index: Int

    /// nil when `index` names none of `items`.
    public init?(items: [PlayableItem], startingAt index: Int) {
        guard items.indices.contains(index) else { return nil }
        self.items = items
        self.index = index
    }

    public var current: PlayableItem { items[index] }

    /// Notes that the current item turned out to have an end.
    mutating func markCurrentFinite() { items[index].isLiveStream = false }

    /// Goes to the next item, from the last to the first.
    public mutating func advance() { index = (index + 1) % items.count }

    /// Goes to the item before, from the first to the last.
    public mutating func retreat() { index = (index + items.count - 1) % items.count }
}
