/// One item of a content tree: something that plays, something that holds items, or both.
///
/// Setters change what shows of it at once.
@MainActor
public final class ContentItem: TemplatePart {
    /// Names the item; unique in its tree.
    public let identifier: String
    /// The main text.
    public var title: String? { didSet { if title != oldValue { didChange() } } }
    /// The text below.
    public var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
    /// The picture.
    public var artwork: Image? { didSet { if artwork != oldValue { didChange() } } }
    /// How much has been played, 0…1; -1 for an item that doesn't say.
    public var playbackProgress: Double = -1 { didSet { if playbackProgress != oldValue { didChange() } } }
    /// Whether it comes over the network.
    public var isStreamingContent = false { didSet { if isStreamingContent != oldValue { didChange() } } }
    /// Whether it is marked as explicit.
    public var isExplicitContent = false { didSet { if isExplicitContent != oldValue { didChange() } } }
    /// Whether it holds items.
    public var isContainer = false { didSet { if isContainer != oldValue { didChange() } } }
    /// Whether it plays.
    public var isPlayable = false { didSet { if isPlayable != oldValue { didChange() } } }

    var owners = PartOwners()

    /// An item that neither holds nor plays anything yet.
    public init(identifier: String) {
        self.identifier = identifier
    }
}
