/// What plays, as the one value that the now-playing screen, the lists' playing mark and remote controls follow.
///
/// The counterpart of `MPNowPlayingInfoCenter`'s dictionary and `playbackState`.
public struct NowPlayingInfo: Hashable, Codable, Sendable {
    /// Identifies the item in its queue; nil when nothing has been chosen yet.
    public var itemIdentifier: String?
    /// What the item is called by itself: the station's or the file's name.
    public var itemTitle: String?
    /// The line under the item's name: the station's description.
    public var itemSubtitle: String?
    /// The title of the current track, as the stream tells it; nil when it tells none.
    public var title: String?
    /// The artist of the current track, as the stream tells it; nil when it tells none.
    public var artist: String?
    public var artwork: Image?
    /// Whether the item has no end, so that pausing means stopping.
    public var isLiveStream: Bool
    public var playbackState: PlaybackState
    /// The place in the queue, from 0; nil without a queue.
    public var queueIndex: Int?
    public var queueCount: Int
    /// 0…1.
    public var volume: Double
    /// The place in the item in seconds, as it was at `elapsedPlaybackTimestamp`; nil where there is none.
    ///
    /// A snapshot: whoever shows it goes on from there with `playbackRate` while the state is `playing`.
    public var elapsedPlaybackTime: Double?
    /// When `elapsedPlaybackTime` was read, as CLOCK_MONOTONIC in nanoseconds; nil says: just before it was told.
    ///
    /// Makes going to the place where one has been before a new value.
    public var elapsedPlaybackTimestamp: UInt64?
    /// Whether one can go to another place; says nothing about an item without places.
    public var canChangePosition: Bool
    /// The item's length in seconds; nil where it is not known or there is no end.
    public var playbackDuration: Double?
    /// 1 is normal speed; 0 while paused, where the player reports it (R189).
    public var playbackRate: Double
    /// The speed at which the item plays unless asked otherwise.
    public var defaultPlaybackRate: Double

    public init(
        itemIdentifier: String? = nil, itemTitle: String? = nil, itemSubtitle: String? = nil, title: String? = nil,
        artist: String? = nil, artwork: Image? = nil, isLiveStream: Bool = true, playbackState: PlaybackState = .idle,
        queueIndex: Int? = nil, queueCount: Int = 0, volume: Double = 1,
        elapsedPlaybackTime: Double? = nil, elapsedPlaybackTimestamp: UInt64? = nil, playbackDuration: Double? = nil,
        playbackRate: Double = 1, defaultPlaybackRate: Double = 1, canChangePosition: Bool = true
    ) {
        self.itemIdentifier = itemIdentifier
        self.itemTitle = itemTitle
        self.itemSubtitle = itemSubtitle
        self.title = title
        self.artist = artist
        self.artwork = artwork
        self.isLiveStream = isLiveStream
        self.playbackState = playbackState
        self.queueIndex = queueIndex
        self.queueCount = queueCount
        self.volume = volume
        self.elapsedPlaybackTime = elapsedPlaybackTime
        self.elapsedPlaybackTimestamp = elapsedPlaybackTimestamp
        self.playbackDuration = playbackDuration
        self.playbackRate = playbackRate
        self.defaultPlaybackRate = defaultPlaybackRate
        self.canChangePosition = canChangePosition
    }
}
