/// The place of a row in a list: which section, and which item of it, both from 0.
///
/// A type of our own, since Foundation's is not imported here.
public struct IndexPath: Hashable, Codable, Sendable, Comparable {
    /// Which section, from 0.
    public var section: Int
    /// Which item of the section, from 0.
    public var item: Int

    /// Names item `item` of section `section`.
    public init(item: Int, section: Int) {
        self.section = section
        self.item = item
    }

    /// The same as `item`, for code that speaks of rows.
    public var row: Int { item }

    /// Orders by section, then by item.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}
