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
    /// Whether an item that is taken for a live stream may turn out to have an end: an address that is in no list can
    /// be a station or a podcast, which only its server knows.
    public var mayBeFinite: Bool
    /// Whether a finite item begins again at its end, as a station does that is a file.
    public var startsOver: Bool
    /// The encoding of the station's titles where they are not in UTF-8, as iconv names it; nil finds out.
    public var metadataEncoding: String?

    public init(
        identifier: String, uri: String, title: String, subtitle: String? = nil, artwork: Image? = nil,
        isLiveStream: Bool, mayBeFinite: Bool = false, startsOver: Bool = false, metadataEncoding: String? = nil
    ) {
        self.identifier = identifier
        self.uri = uri
        self.title = title
        self.subtitle = subtitle
        self.artwork = artwork
        self.isLiveStream = isLiveStream
        self.mayBeFinite = mayBeFinite
        self.startsOver = startsOver
        self.metadataEncoding = metadataEncoding
    }

    /// Whether the item is a file of this machine, for which there is no network to wait for.
    var isLocal: Bool { uri.lowercased().hasPrefix("file:") }
}
