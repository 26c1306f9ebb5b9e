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
        case .sectionHeader(let image, let button, let section):
            guard sections.indices.contains(section) else { return }
            sections[section].headerImage = image
            sections[section].headerButton = button
        case .headerGridButtons(let buttons): headerGridButtons = buttons
        case .detailsHeader(let header): detailsHeader = header
        case .assistantCell(let cell): assistantCell = cell
        case .nowPlaying, .grid, .information, .contact, .search, .pointOfInterest, .actionSheet, .alert, .voiceControl:
            break
        }
    }
}
