import Templates

/// One thing that can be played: a station, or a file.
public struct PlayableItem: Hashable, Sendable {
    /// Identifies the item in its queue and in `NowPlayingInfo.itemIdentifier`.
    public var identifier: String
    /// The address, with scheme `http`, `https` or `file`.
    public var uri: String
    public var title: String
    public var subtitle: String?
    public var artwork: Image?
    /// Whether the item has no end, so that pausing means stopping.
    public var isLiveStream: Bool
    /// Whether a finite item begins again at its end, as a station does that is a file.
    public var startsOver: Bool

    public init(
        identifier: String, uri: String, title: String, subtitle: String? = nil, artwork: Image? = nil,
        isLiveStream: Bool, startsOver: Bool = false
    ) {
        self.identifier = identifier
        self.uri = uri
        self.title = title
        self.subtitle = subtitle
        self.artwork = artwork
        self.isLiveStream = isLiveStream
        self.startsOver = startsOver
    }
}
