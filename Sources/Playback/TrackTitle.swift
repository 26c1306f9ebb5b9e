/// The current track's title and artist, made from what the stream tells.
///
/// Stations put both into one text, in whatever encoding, with quotes and control characters left over; see
/// `StreamText` for how that text is cleaned. An artist that the stream names apart wins over splitting.
public struct TrackTitle: Hashable, Sendable {
    public private(set) var title: String?
    public private(set) var artist: String?
    private var titleTag: String?
    private var artistTag: String?

    /// No track known.
    public init() {}

    /// The track that a stream tells by these tags alone.
    public init(_ tags: StreamTags) { update(with: tags) }

    /// Takes over newer tags; what they do not mention stays as it was.
    ///
    /// A title begins a new track: without an artist beside it, the last track's artist goes away with the last title.
    public mutating func update(with tags: StreamTags) {
        if let text = tags.title {
            let isSameTrack = text == titleTag
            titleTag = text
            if !isSameTrack || tags.artist != nil { artistTag = tags.artist }
        } else if let text = tags.artist {
            artistTag = text
        }
        derive()
    }

    private mutating func derive() {
        let cleaned = titleTag.map(StreamText.cleaned) ?? ""
        let named = artistTag.map(StreamText.cleaned) ?? ""
        let split = StreamText.split(cleaned)
        if named.isEmpty {
            (artist, title) = split
        } else {
            artist = named
            // Some streams name the artist apart and in front of the title as well.
            title = split.artist == named ? split.title : (split.title == nil ? nil : cleaned)
        }
    }
}
