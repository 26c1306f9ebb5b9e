import Templates

/// The rows of a station list, made once and shown on every display that comes: 50,000 of them need not be made anew
/// because a cable was loose.
@MainActor
final class StationRows {
    /// What the rows were made of.
    let catalog: StationCatalog
    /// One for each station, in the same order.
    let items: [ListItem]
    /// Called with the place of a tapped station in the list; set by the screen that shows the rows.
    var onSelect: ((_ index: Int, _ completion: @escaping StationsScreen.Completion) -> Void)?
    private var playing: String?
    private var section: ListSection?

    init(_ catalog: StationCatalog) {
        self.catalog = catalog
        let target = Target()
        // One handler for all rows: 50,000 of them need no closure each.
        let handler: (any SelectableListItem, @escaping StationsScreen.Completion) -> Void = { item, completion in
            guard let index = item.userInfo as? Int, let onSelect = target.rows?.onSelect else { return completion() }
            onSelect(index, completion)
        }
        items = catalog.list.stations.enumerated().map { index, station in
            let item = ListItem(
                text: station.name, detailText: station.desc, image: StationCatalog.image(of: station))
            item.userInfo = index
            item.handler = handler
            return item
        }
        target.rows = self
    }

    /// The rows under that header; the same section again for the same header.
    func section(header: String?) -> ListSection {
        if let section, section.header == header { return section }
        let section = ListSection(items: items, header: header, sectionIndexTitle: nil)
        self.section = section
        return section
    }

    /// Lets the rows' handler find them without keeping them.
    @MainActor
    private final class Target {
        weak var rows: StationRows?
    }

    /// Moves the playing mark; touches no row but those that lose or get it.
    ///
    /// - Parameter identifier: the station that plays; nil when none does.
    func markPlaying(_ identifier: String?) {
        guard identifier != playing else { return }
        item(playing)?.isPlaying = false
        playing = identifier
        item(playing)?.isPlaying = true
    }

    private func item(_ identifier: String?) -> ListItem? {
        identifier.flatMap { catalog.index(of: $0) }.map { items[$0] }
    }
}
