import Templates

/// Pictures of tracks: the station's own at once, the track's as soon as it is known to be one.
extension PlayerMachine {
    /// The track's picture, else the item's own.
    var shownArtwork: Image? {
        guard let item = queue?.current else { return nil }
        return artwork.picture.map { Image(source: $0, placeholder: item.title) } ?? item.artwork
    }

    /// Lets go of the last track's picture, and looks for what the present one's may be.
    mutating func showArtwork(_ told: StreamArtwork?, hasNewTrack: Bool, _ now: UInt64) -> [PlayerEffect] {
        if hasNewTrack { artwork.forgetTrack() }
        guard let told, artwork.isNew(told) else { return [] }
        lastArtwork += 1
        artwork.expect(told, ArtworkID(rawValue: lastArtwork))
        let passed = artwork.searchedAt.map { now.seconds(since: $0) } ?? .infinity
        guard passed < policy.artworkInterval else { return searchArtwork(now) }
        return [schedule(.artwork, after: policy.artworkInterval - passed)]
    }

    mutating func searchArtwork(_ now: UInt64) -> [PlayerEffect] {
        guard artwork.isWaiting, let source = artwork.source, let id = artwork.id else { return [] }
        artwork.search(at: now)
        return [.findArtwork(source, track: TrackArtwork.track(track), id)]
    }

    mutating func artworkFound(_ picture: Image.Source?, _ id: ArtworkID) -> [PlayerEffect] {
        artwork.found(picture, id)
        return []
    }
}
