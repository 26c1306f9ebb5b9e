/// The way to an item of a content tree: one index a level, from the root; empty for the root itself (R174).
///
/// A type of our own, since Foundation's `IndexPath` is not imported here; it reads the same.
public struct PlayableIndexPath: Hashable, Codable, Sendable {
    private var levels: [Int]

    /// The root.
    public init() { levels = [] }

    /// A way of these indices, one a level.
    public init(indexes: some Sequence<Int>) { levels = Array(indexes) }

    /// The index of the first level, which is the tab of a tree that is browsed in sections; nil for the root.
    public var section: Int? { levels.first }
    /// The index of the last level; nil for the root.
    public var item: Int? { levels.last }

    /// The way to a child.
    public func appending(_ index: Int) -> PlayableIndexPath { PlayableIndexPath(indexes: levels + [index]) }

    /// The way to the parent; the root's parent is the root.
    public func dropLast() -> PlayableIndexPath { PlayableIndexPath(indexes: levels.dropLast(1)) }
}

extension PlayableIndexPath: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { levels.count }
    /// The index of a level, the topmost being level 0.
    public subscript(level: Int) -> Int { levels[level] }
}

extension PlayableIndexPath: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Int...) { levels = elements }
}

extension PlayableIndexPath: Comparable {
    /// Orders level by level; a parent comes before its children.
    public static func < (left: PlayableIndexPath, right: PlayableIndexPath) -> Bool {
        left.levels.lexicographicallyPrecedes(right.levels)
    }
}

extension PlayableIndexPath: CustomStringConvertible {
    /// The indices in brackets.
    public var description: String { levels.description }
}
