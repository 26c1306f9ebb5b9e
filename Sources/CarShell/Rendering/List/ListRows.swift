import Templates

/// The rows of a list by position, without making an array of them.
struct ListRows {
    private(set) var sections: [ListSectionSnapshot] = []
    /// The position of each section's first row.
    private var starts: [Int] = []
    private(set) var count = 0

    init(_ sections: [ListSectionSnapshot] = []) {
        self.sections = sections
        for section in sections {
            starts.append(count)
            count += Self.headerRows(section) + section.items.count
        }
    }

    private static func headerRows(_ section: ListSectionSnapshot) -> Int { section.header == nil ? 0 : 1 }

    /// The row at a position; nil past the end.
    subscript(position: Int) -> ListRow? {
        guard position >= 0, position < count else { return nil }
        // The last section that starts at or before the position; empty ones without a header are passed over.
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        let section = sections[low]
        let offset = position - starts[low] - Self.headerRows(section)
        return offset < 0 ? .header(section) : .item(section.items[offset])
    }

    /// The position of an item's row; nil if there is no such item.
    func position(section: Int, row: Int) -> Int? {
        guard sections.indices.contains(section), sections[section].items.indices.contains(row) else { return nil }
        return starts[section] + Self.headerRows(sections[section]) + row
    }

    /// Replaces one item in place.
    mutating func replace(_ item: ListTemplateItemSnapshot, section: Int, row: Int) {
        guard position(section: section, row: row) != nil else { return }
        sections[section].items[row] = item
    }

    /// Which rows have to make way for which when these become `other`: everything between the rows that are the same
    /// at the start and the rows that are the same at the end, told by identity and not by content.
    func difference(to other: ListRows) -> (position: Int, removed: Int, added: Int) {
        let shared = min(count, other.count)
        var prefix = 0
        while prefix < shared, Self.isSame(self[prefix], other[prefix]) { prefix += 1 }
        var suffix = 0
        while suffix < shared - prefix, Self.isSame(self[count - 1 - suffix], other[other.count - 1 - suffix]) {
            suffix += 1
        }
        return (prefix, count - prefix - suffix, other.count - prefix - suffix)
    }

    private static func isSame(_ one: ListRow?, _ other: ListRow?) -> Bool {
        switch (one, other) {
        case (.item(let one), .item(let other)): one.id == other.id
        case (.header(let one), .header(let other)): one.header == other.header
        default: false
        }
    }
}
