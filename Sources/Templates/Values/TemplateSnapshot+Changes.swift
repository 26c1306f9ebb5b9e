extension TemplateSnapshot {
    /// Makes the snapshot say what the template looks like after `change`; one of another kind changes nothing.
    public mutating func apply(_ change: TemplateChange) {
        // The payload is moved out and back, so that changing one row of 10,000 copies no array of rows.
        let taken = self
        self = .nowPlaying(NowPlayingTemplateSnapshot(id: taken.id))
        switch consume taken {
        case .list(var list):
            list.apply(change)
            self = .list(list)
        case .nowPlaying(let nowPlaying):
            if case .nowPlaying(let new) = change { self = .nowPlaying(new) } else { self = .nowPlaying(nowPlaying) }
        }
    }
}
