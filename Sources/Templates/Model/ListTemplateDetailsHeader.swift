/// A picture with texts and buttons between the bar and the first section of a list. Setters change it at once (R80).
@MainActor
public final class ListTemplateDetailsHeader: TemplatePart, PlaybackConfigurable {
    /// The main picture.
    public var thumbnail: ThumbnailImage { didSet { if thumbnail != oldValue { didChange() } } }
    /// The title; nil hides it.
    public var title: String? { didSet { if title != oldValue { didChange() } } }
    /// The line below; nil hides it.
    public var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
    /// Most preferred first; the first that fits is drawn.
    public var bodyVariants: [String] { didSet { if bodyVariants != oldValue { didChange() } } }
    /// The buttons, leading to trailing, as given; those beyond the car's limit aren't shown.
    public var actionButtons: [Button] {
        didSet {
            for button in oldValue { button.detach(from: self) }
            for button in actionButtons { button.attach(to: self) }
            didChange()
        }
    }
    /// Whether the background is derived from the thumbnail.
    public var wantsAdaptiveBackgroundStyle = false {
        didSet { if wantsAdaptiveBackgroundStyle != oldValue { didChange() } }
    }
    /// What is drawn of playback, joined with the first button.
    public var playbackConfiguration: PlaybackConfiguration? {
        didSet { if playbackConfiguration != oldValue { didChange() } }
    }

    var owners = PartOwners()

    /// A header; at least one of the texts is advisable.
    public init(
        thumbnail: ThumbnailImage, title: String?, subtitle: String?, bodyVariants: [String] = [],
        actionButtons: [Button] = []
    ) {
        self.thumbnail = thumbnail
        self.title = title
        self.subtitle = subtitle
        self.bodyVariants = bodyVariants
        self.actionButtons = actionButtons
        for button in actionButtons { button.attach(to: self) }
    }

    /// How many buttons a header shows in this car, as `CarCapabilities.current` says.
    public static var maximumActionButtonCount: Int { CarCapabilities.current.maximumDetailsHeaderActionCount }

    func shownButtons(_ limits: CarCapabilities) -> [Button] {
        Array(actionButtons.prefix(max(0, limits.maximumDetailsHeaderActionCount)))
    }

    func snapshot(_ limits: CarCapabilities) -> ListTemplateDetailsHeaderSnapshot {
        ListTemplateDetailsHeaderSnapshot(
            thumbnail: thumbnail, title: title, subtitle: subtitle, bodyVariants: bodyVariants,
            actionButtons: shownButtons(limits).map(\.snapshot),
            wantsAdaptiveBackgroundStyle: wantsAdaptiveBackgroundStyle, playbackConfiguration: playbackConfiguration)
    }
}

extension ListTemplateDetailsHeader: PartOwner {
    func partDidChange(_ part: any TemplatePart) { didChange() }
    func requestAssistant(_ request: AssistantRequest) { owners.first?.requestAssistant(request) }
}
