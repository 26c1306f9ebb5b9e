extension TemplateSnapshot {
    /// Makes the snapshot say what the template looks like after `change`; one of another kind changes nothing.
    public mutating func apply(_ change: TemplateChange) {
        switch (self, change) {
        case (.list, _), (.search, _): applyToRows(change)
        case (.nowPlaying, .nowPlaying(let new)): self = .nowPlaying(new)
        case (.grid, .grid(let new)): self = .grid(new)
        case (.grid(var grid), .navigationBar(let bar)):
            grid.navigationBar = bar
            self = .grid(grid)
        case (.information, .information(let new)): self = .information(new)
        case (.information(var information), .navigationBar(let bar)):
            information.navigationBar = bar
            self = .information(information)
        case (.contact, .contact(let new)): self = .contact(new)
        case (.contact(var contact), .navigationBar(let bar)):
            contact.navigationBar = bar
            self = .contact(contact)
        case (.pointOfInterest, .pointOfInterest(let new)): self = .pointOfInterest(new)
        case (.pointOfInterest(var pointOfInterest), .navigationBar(let bar)):
            pointOfInterest.navigationBar = bar
            self = .pointOfInterest(pointOfInterest)
        default: break
        }
    }

    /// Changes the payload where it lies: taken out of the case first, so that a change of one row of 10,000 copies no
    /// array of rows.
    private mutating func applyToRows(_ change: TemplateChange) {
        switch self {
        case .list(var list):
            self = .nowPlaying(NowPlayingTemplateSnapshot(id: list.id))
            list.apply(change)
            self = .list(list)
        case .search(var search):
            self = .nowPlaying(NowPlayingTemplateSnapshot(id: search.id))
            search.apply(change)
            self = .search(search)
        default: break
        }
    }
}

extension SearchTemplateSnapshot {
    /// Makes the snapshot say what the template looks like after `change`; one of another kind changes nothing.
    mutating func apply(_ change: TemplateChange) {
        switch change {
        case .search(let new): self = new
        case .item(let item, section: 0, let row): if results.indices.contains(row) { results[row] = item }
        case .busyItem(let item): busyItem = item
        default: break
        }
    }
}
