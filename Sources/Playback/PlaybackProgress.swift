/// How far a source has been heard.
public struct PlaybackProgress: Hashable, Sendable {
    /// Seconds; for live streams from whatever place the stream counts.
    public var position: Double?
    /// Seconds; nil when not known. Live streams may promise any length: it means nothing.
    public var duration: Double?
    /// Whether the source can go on from any place; nil when not known.
    public var isSeekable: Bool?

    public init(position: Double? = nil, duration: Double? = nil, isSeekable: Bool? = nil) {
        self.position = position
        self.duration = duration
        self.isSeekable = isSeekable
    }
}
