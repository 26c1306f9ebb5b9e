import Templates

/// The rows of a list by position, without making an array of them.
struct ListRows {
    private(set) var sections: [ListSectionSnapshot] = []
    /// Rows above and below all sections.
    private var above: [ListRow] = []
    private var below: [ListRow] = []
    /// The position of each section's first row.
    private var starts: [Int] = []
    private(set) var count = 0

    init(_ sections: [ListSectionSnapshot] = [], above: [ListRow] = [], below: [ListRow] = []) {
        self.sections = sections
        self.above = above
        self.below = below
        count = above.count
        for section in sections {
            starts.append(count)
            count += Self.headerRows(section) + section.items.count
        }
        count += below.count
    }

    private static func headerRows(_ section: ListSectionSnapshot) -> Int { section.header == nil ? 0 : 1 }

    /// The row at a position; nil past the end.
    subscript(position: Int) -> ListRow? {
        guard position >= 0, position < count else { return nil }
        if position < above.count { return above[position] }
        let firstBelow = count - below.count
        if position >= firstBelow { return below[position - firstBelow] }
        // The last section that starts at or before the position; empty ones without a header are passed over.
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        let section = sections[low]
        let offset = position - starts[low] - Self.headerRows(section)
        return offset < 0 ? .header(section, section: low) : .item(section.items[offset])
    }

    /// The position of an item's row; nil if there is no such item.
    func position(section: Int, row: Int) -> Int? {
        guard sections.indices.contains(section), sections[section].items.indices.contains(row) else { return nil }
        return starts[section] + Self.headerRows(sections[section]) + row
    }

    /// The position of a section's first row: its header if it has one.
    func start(ofSection section: Int) -> Int? { starts.indices.contains(section) ? starts[section] : nil }

    /// Replaces one item in place.
    mutating func replace(_ item: ListTemplateItemSnapshot, section: Int, row: Int) {
        guard position(section: section, row: row) != nil else { return }
        sections[section].items[row] = item
    }

    /// Replaces the picture and the button in a section's header.
    mutating func replaceHeader(image: Image?, button: ButtonSnapshot?, section: Int) {
        guard sections.indices.contains(section) else { return }
        sections[section].headerImage = image
        sections[section].headerButton = button
    }

    /// Which rows have to make way for which when these become `other`: everything between the rows that are the same
    /// at the start and the rows that are the same at the end, told by identity and not by content.
    func difference(to other: ListRows) -> RowEdit { difference(in: 0..<count, to: other, in: 0..<other.count) }

    /// The edits that turn these rows into `other`, the last ones first, so that each one's position is right when it is
    /// done in this order.
    ///
    /// - Parameter kept: rows that stay the rows they are, the most important first, if they are still there and in the
    ///   order among one another that they had: what a person looks at does not go and come back.
    func edits(to other: ListRows, keeping kept: [Int]) -> [RowEdit] {
        var anchors: [(old: Int, new: Int)] = []
        for old in kept {
            guard let row = self[old], let new = other.position(of: row) else { continue }
            let keepsOrder = anchors.allSatisfy { old == $0.old || (old < $0.old) == (new < $0.new) }
            if keepsOrder, !anchors.contains(where: { $0.old == old }) { anchors.append((old, new)) }
        }
        anchors.sort { $0.old < $1.old }
        anchors.append((count, other.count))
        var edits: [RowEdit] = []
        var start = (old: 0, new: 0)
        for anchor in anchors {
            edits.append(difference(in: start.old..<anchor.old, to: other, in: start.new..<anchor.new))
            start = (anchor.old + 1, anchor.new + 1)
        }
        return edits.reversed().filter { $0.removed > 0 || $0.added > 0 }
    }

    /// Where the row is that stands for the same thing; nil if there is none.
    func position(of row: ListRow) -> Int? { (0..<count).first { self[$0]?.isSame(as: row) == true } }

    /// The same within parts of both; the position is one of the old rows.
    private func difference(in old: Range<Int>, to other: ListRows, in new: Range<Int>) -> RowEdit {
        let shared = min(old.count, new.count)
        var prefix = 0
        while prefix < shared, isSame(old.lowerBound + prefix, other, new.lowerBound + prefix) { prefix += 1 }
        var suffix = 0
        while suffix < shared - prefix, isSame(old.upperBound - 1 - suffix, other, new.upperBound - 1 - suffix) {
            suffix += 1
        }
        return RowEdit(
            position: old.lowerBound + prefix, removed: old.count - prefix - suffix, added: new.count - prefix - suffix)
    }

    private func isSame(_ position: Int, _ other: ListRows, _ otherPosition: Int) -> Bool {
        guard let one = self[position], let two = other[otherPosition] else { return false }
        return one.isSame(as: two)
    }
}
