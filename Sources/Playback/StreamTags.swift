/// Titles as a stream tells them, before any rule has been applied.
public struct StreamTags: Hashable, Sendable {
    public var title: String?
    public var artist: String?
    /// The station's own name (`icy-name`).
    public var organization: String?
    public var audioCodec: String?
    /// Bits per second.
    public var bitrate: Int?

    public init(
        title: String? = nil, artist: String? = nil, organization: String? = nil, audioCodec: String? = nil,
        bitrate: Int? = nil
    ) {
        self.title = title
        self.artist = artist
        self.organization = organization
        self.audioCodec = audioCodec
        self.bitrate = bitrate
    }

    /// These tags with what the newer ones tell; a newer title without an artist takes the artist away.
    func updated(with newer: StreamTags) -> StreamTags {
        var tags = self
        if let title = newer.title {
            tags.title = title
            tags.artist = newer.artist
        } else if let artist = newer.artist {
            tags.artist = artist
        }
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
