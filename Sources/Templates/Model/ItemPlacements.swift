/// Where an item is: which rows of which sections.
///
/// Nearly every item has one place, which needs no array. Sections that are gone are forgotten when the next comes.
@MainActor
struct ItemPlacements {
    private var first: Placement?
    private var others: [Placement] = []

    /// No place.
    init() {}

    /// How many places are kept, those in sections that are gone included.
    var count: Int { (first == nil ? 0 : 1) + others.count }

    /// Notes one more place.
    mutating func add(_ section: ListSection, row: Int) {
        let placement = Placement(section: section, row: row)
        others.removeAll { $0.section == nil }
        if first?.section == nil { first = placement } else { others.append(placement) }
    }

    /// Calls `body` with every section that holds the item and the row in it.
    func visit(_ body: (ListSection, Int) -> Void) {
        if let first, let section = first.section { body(section, first.row) }
        for placement in others {
            if let section = placement.section { body(section, placement.row) }
        }
    }

    /// Weak, since a section owns its items.
    private struct Placement {
        weak var section: ListSection?
        let row: Int
    }
}
