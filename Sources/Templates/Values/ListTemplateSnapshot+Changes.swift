extension ListTemplateSnapshot {
    /// Makes the snapshot say what the list looks like after `change`; one that names no row of it changes nothing.
    public mutating func apply(_ change: TemplateChange) {
        switch change {
        case .sections(let sections): self.sections = sections
        case .item(let item, let section, let row):
            guard sections.indices.contains(section), sections[section].items.indices.contains(row) else { return }
            sections[section].items[row] = item
        case .busyItem(let item): busyItem = item
        case .emptyView(let emptyView): self.emptyView = emptyView
        case .navigationBar(let navigationBar): self.navigationBar = navigationBar
        case .nowPlaying: break
        }
    }
}
