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
}
