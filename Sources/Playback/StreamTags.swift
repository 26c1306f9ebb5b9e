/// Titles as a stream tells them, before any rule has been applied.
public struct StreamTags: Hashable, Sendable {
    /// Empty where the stream says that nothing has a title now; nil where it says nothing about it.
    public var title: String?
    public var artist: String?
    /// The station's own name (`icy-name`).
    public var organization: String?
    public var audioCodec: String?
    /// Bits per second.
    public var bitrate: Int?
    /// What may be the track's picture.
    public var artwork: StreamArtwork?

    public init(
        title: String? = nil, artist: String? = nil, organization: String? = nil, audioCodec: String? = nil,
        bitrate: Int? = nil, artwork: StreamArtwork? = nil
    ) {
        self.title = title
        self.artist = artist
        self.organization = organization
        self.audioCodec = audioCodec
        self.bitrate = bitrate
        self.artwork = artwork
    }

    /// These tags with what the newer ones tell; a newer title without an artist or a picture takes those away.
    func updated(with newer: StreamTags) -> StreamTags {
        var tags = self
        if let title = newer.title {
            if title != self.title { tags.artwork = nil }
            tags.title = title
            tags.artist = newer.artist
        } else if let artist = newer.artist {
            tags.artist = artist
        }
        tags.artwork = newer.artwork ?? tags.artwork
        tags.organization = newer.organization ?? organization
        tags.audioCodec = newer.audioCodec ?? audioCodec
        tags.bitrate = newer.bitrate ?? bitrate
        return tags
    }

    /// These tags with texts of the station's own encoding turned into what they mean.
    ///
    /// Texts that are not UTF-8 arrive byte by byte (see `LegacyEncoding`); what arrived as UTF-8 is left alone.
    func decoded(_ encoding: String?, by decoder: (any TextDecoding)?) -> StreamTags {
        guard let encoding else { return self }
        func decode(_ text: String?) -> String? {
            text.map { LegacyEncoding.decoded($0, encoding: encoding, by: decoder) ?? $0 }
        }
        var tags = self
        tags.title = decode(title)
        tags.artist = decode(artist)
        return tags
    }
}
