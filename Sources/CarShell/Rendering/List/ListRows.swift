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
    func difference(to other: ListRows) -> (position: Int, removed: Int, added: Int) {
        let shared = min(count, other.count)
        var prefix = 0
        while prefix < shared, isSame(prefix, other, prefix) { prefix += 1 }
        var suffix = 0
        while suffix < shared - prefix, isSame(count - 1 - suffix, other, other.count - 1 - suffix) { suffix += 1 }
        return (prefix, count - prefix - suffix, other.count - prefix - suffix)
    }

    private func isSame(_ position: Int, _ other: ListRows, _ otherPosition: Int) -> Bool {
        guard let one = self[position], let two = other[otherPosition] else { return false }
        return one.isSame(as: two)
    }
}
