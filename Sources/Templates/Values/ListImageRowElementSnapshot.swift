/// One picture of an image row with its texts.
public struct ListImageRowElementSnapshot: Hashable, Codable, Sendable {
    public var style: ListImageRowElementStyle
    public var image: Image
    public var title: String?
    public var subtitle: String?
    public var isEnabled: Bool
    /// What assistive technology calls the picture; nil uses the texts.
    public var accessibilityLabel: String?
    /// What is drawn over the picture of a card that was given a thumbnail; its `image` is the same as above.
    public var thumbnail: ThumbnailImage?
    /// What the picture shows of playback; nil shows nothing.
    public var playbackConfiguration: PlaybackConfiguration?

    public init(
        style: ListImageRowElementStyle = .row, image: Image, title: String? = nil, subtitle: String? = nil,
        isEnabled: Bool = true, accessibilityLabel: String? = nil, thumbnail: ThumbnailImage? = nil,
        playbackConfiguration: PlaybackConfiguration? = nil
    ) {
        self.style = style
        self.image = image
        self.title = title
        self.subtitle = subtitle
        self.isEnabled = isEnabled
        self.accessibilityLabel = accessibilityLabel
        self.thumbnail = thumbnail
        self.playbackConfiguration = playbackConfiguration
    }
}
