/// A `ListTemplateDetailsHeader` as the display draws it, between the bar and the first section.
public struct ListTemplateDetailsHeaderSnapshot: Hashable, Codable, Sendable {
    public var thumbnail: ThumbnailImage
    public var title: String?
    public var subtitle: String?
    /// Most preferred first; the first that fits is drawn.
    public var bodyVariants: [String]
    /// Already trimmed to the limits in force.
    public var actionButtons: [ButtonSnapshot]
    /// Whether the background is derived from the thumbnail.
    public var wantsAdaptiveBackgroundStyle: Bool
    /// What the first action button shows of playback; nil shows nothing.
    public var playbackConfiguration: PlaybackConfiguration?

    public init(
        thumbnail: ThumbnailImage, title: String? = nil, subtitle: String? = nil, bodyVariants: [String] = [],
        actionButtons: [ButtonSnapshot] = [], wantsAdaptiveBackgroundStyle: Bool = false,
        playbackConfiguration: PlaybackConfiguration? = nil
    ) {
        self.thumbnail = thumbnail
        self.title = title
        self.subtitle = subtitle
        self.bodyVariants = bodyVariants
        self.actionButtons = actionButtons
        self.wantsAdaptiveBackgroundStyle = wantsAdaptiveBackgroundStyle
        self.playbackConfiguration = playbackConfiguration
    }
}
