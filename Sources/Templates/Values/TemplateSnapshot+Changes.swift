extension TemplateSnapshot {
    /// Makes the snapshot say what the template looks like after `change`; one of another kind changes nothing.
    public mutating func apply(_ change: TemplateChange) {
        // The payload is moved out and back, so that changing one row of 10,000 copies no array of rows.
        let taken = self
        self = .nowPlaying(NowPlayingTemplateSnapshot(id: taken.id))
        switch (consume taken, change) {
        case (.list(var list), _):
            list.apply(change)
            self = .list(list)
        case (.search(var search), _):
            search.apply(change)
            self = .search(search)
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
        case (let unchanged, _): self = unchanged
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
