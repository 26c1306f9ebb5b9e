/// A `ListItem` as the display draws it.
public struct ListItemSnapshot: Hashable, Codable, Sendable {
    public var id: ItemID
    public var text: String
    public var detailText: String?
    public var image: Image?
    public var accessoryImage: Image?
    public var accessoryType: ListItemAccessoryType
    public var isExplicitContent: Bool
    public var isPlaying: Bool
    public var playingIndicatorLocation: ListItemPlayingIndicatorLocation
    /// 0…1 draws a bar; nil draws none.
    public var playbackProgress: Double?
    /// What the row shows of playback beyond the bar; nil shows nothing.
    public var playbackConfiguration: PlaybackConfiguration?
    public var isEnabled: Bool
    /// Whether a tap does anything: the item is enabled and has a handler (R92, R98).
    public var isSelectable: Bool

    public init(
        id: ItemID, text: String, detailText: String? = nil, image: Image? = nil, accessoryImage: Image? = nil,
        accessoryType: ListItemAccessoryType = .none, isExplicitContent: Bool = false, isPlaying: Bool = false,
        playingIndicatorLocation: ListItemPlayingIndicatorLocation = .leading, playbackProgress: Double? = nil,
        playbackConfiguration: PlaybackConfiguration? = nil, isEnabled: Bool = true, isSelectable: Bool = false
    ) {
        self.id = id
        self.text = text
        self.detailText = detailText
        self.image = image
        self.accessoryImage = accessoryImage
        self.accessoryType = accessoryType
        self.isExplicitContent = isExplicitContent
        self.isPlaying = isPlaying
        self.playingIndicatorLocation = playingIndicatorLocation
        self.playbackProgress = playbackProgress
        self.playbackConfiguration = playbackConfiguration
        self.isEnabled = isEnabled
        self.isSelectable = isSelectable
    }
}
