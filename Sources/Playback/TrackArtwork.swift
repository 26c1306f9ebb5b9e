import Templates

/// The picture of the present track, which goes away with it.
struct TrackArtwork: Sendable {
    /// Where it may be; nil while the stream has told of none.
    private(set) var source: StreamArtwork?
    /// The search whose answer is waited for, or has come.
    private(set) var id: ArtworkID?
    /// Nil until one is found.
    private(set) var picture: Image.Source?
    /// When the station was last searched for one.
    private(set) var searchedAt: UInt64?
    /// Whether the search has to wait for its time.
    private(set) var isWaiting = false

    /// Whether these tags are of a picture that has not been looked for.
    func isNew(_ artwork: StreamArtwork) -> Bool { artwork != source }

    /// A picture was told of; its search waits until `search(at:)`.
    mutating func expect(_ artwork: StreamArtwork, _ id: ArtworkID) {
        self = TrackArtwork(source: artwork, id: id, searchedAt: searchedAt, isWaiting: true)
    }

    mutating func search(at now: UInt64) {
        isWaiting = false
        searchedAt = now
    }

    /// Takes the answer of a search; one that is not waited for any more is dropped.
    mutating func found(_ picture: Image.Source?, _ id: ArtworkID) {
        if id == self.id { self.picture = picture }
    }

    /// Another track plays. When a search was made is kept: the station is the same.
    mutating func forgetTrack() { self = TrackArtwork(searchedAt: searchedAt) }

    /// What tells one track from another as far as their pictures go: stations that write how much has passed into the
    /// title ("3:07 / 4:12") do not begin a new track each second (B062).
    static func track(_ track: TrackTitle) -> String {
        let words = [track.artist, track.title].compactMap(\.self).joined(separator: " - ").split(separator: " ")
        return words.filter { !isTime($0) }.joined(separator: " ")
    }

    private static func isTime(_ word: Substring) -> Bool {
        word.contains(":") && word.allSatisfy { $0.isWholeNumber || ":/()[]-".contains($0) }
    }
}
