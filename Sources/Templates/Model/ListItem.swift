/// A row with a text, a detail text and pictures at both sides.
///
/// Setters change the row on the display at once (R83); setting what is already there sends nothing.
@MainActor
public final class ListItem: SelectableListItem, PlacedListItem, PlaybackConfigurable {
    /// Names the item to the display.
    public nonisolated let id: ItemID
    /// Anything that the app wants to keep with the row.
    public var userInfo: Any?
    /// What a tap does (R95–R98).
    public var handler: ((_ item: any SelectableListItem, _ completion: @escaping @MainActor () -> Void) -> Void)? {
        didSet { change { _ in } }
    }

    var placements = ItemPlacements()
    /// The one copy of what the row shows: boxed, so that a list's snapshot shares it.
    private var box: ListTemplateItemSnapshot

    /// A row with texts only.
    public convenience init(text: String?, detailText: String?) {
        self.init(text: text, detailText: detailText, image: nil)
    }

    /// A row with texts and a picture at the leading side.
    public convenience init(text: String?, detailText: String?, image: Image?) {
        self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
    }

    /// A row with texts and pictures at both sides. An accessory image turns the accessory type into none (R93).
    public init(
        text: String?, detailText: String?, image: Image?, accessoryImage: Image?, accessoryType: ListItemAccessoryType
    ) {
        id = .fresh()
        box = .item(
            ListItemSnapshot(
                id: id, text: text ?? "", detailText: detailText, image: image, accessoryImage: accessoryImage,
                accessoryType: accessoryImage == nil ? accessoryType : .none))
    }

    /// The main text; a nil given to the initialiser reads back as empty.
    public var text: String? { fields.text }
    /// The text below.
    public var detailText: String? { fields.detailText }
    /// The picture at the leading side.
    public var image: Image? { fields.image }
    /// The picture at the trailing side; beats the accessory type (R94).
    public var accessoryImage: Image? { fields.accessoryImage }

    /// Changes the main text.
    public func setText(_ text: String) { change { $0.text = text } }
    /// Changes the text below; nil removes it.
    public func setDetailText(_ detailText: String?) { change { $0.detailText = detailText } }
    /// Changes the picture at the leading side; nil removes it.
    public func setImage(_ image: Image?) { change { $0.image = image } }
    /// Changes the picture at the trailing side; a picture turns the accessory type into none (R94).
    public func setAccessoryImage(_ accessoryImage: Image?) {
        change {
            $0.accessoryImage = accessoryImage
            if accessoryImage != nil { $0.accessoryType = .none }
        }
    }

    /// The system's own picture at the trailing side.
    public var accessoryType: ListItemAccessoryType {
        get { fields.accessoryType }
        set { change { $0.accessoryType = newValue } }
    }
    /// Whether the row is marked as explicit.
    public var isExplicitContent: Bool {
        get { fields.isExplicitContent }
        set { change { $0.isExplicitContent = newValue } }
    }
    /// Whether the row is marked as playing.
    public var isPlaying: Bool {
        get { fields.isPlaying }
        set { change { $0.isPlaying = newValue } }
    }
    /// At which side the playing mark is drawn.
    public var playingIndicatorLocation: ListItemPlayingIndicatorLocation {
        get { fields.playingIndicatorLocation }
        set { change { $0.playingIndicatorLocation = newValue } }
    }
    /// How much has been played, 0…1, which draws a bar; nil, where CarPlay has 0, draws none. Values outside are
    /// clamped (R99).
    public var playbackProgress: Double? {
        get { fields.playbackProgress }
        set { change { $0.playbackProgress = newValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) } } }
    }
    /// What the row shows of playback beyond the bar.
    public var playbackConfiguration: PlaybackConfiguration? {
        get { fields.playbackConfiguration }
        set { change { $0.playbackConfiguration = newValue } }
    }
    /// Whether the row can be selected (R92).
    public var isEnabled: Bool {
        get { fields.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    func snapshot(limits: CarCapabilities) -> ListTemplateItemSnapshot { box }

    func action(imageIndex: Int?, limits: CarCapabilities) -> ((@escaping @MainActor () -> Void) -> Void)? {
        guard isEnabled, imageIndex == nil, let handler else { return nil }
        return { completion in handler(self, completion) }
    }

    private var fields: ListItemSnapshot {
        // The box never holds another case; answering with an empty row keeps a mistake here from taking the app down.
        if case .item(let fields) = box { fields } else { ListItemSnapshot(id: id, text: "") }
    }

    private func change(_ body: (inout ListItemSnapshot) -> Void) {
        var new = fields
        body(&new)
        new.isSelectable = new.isEnabled && handler != nil
        guard new != fields else { return }
        box = .item(new)
        didChange()
    }
}
