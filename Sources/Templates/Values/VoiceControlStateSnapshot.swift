/// A `VoiceControlState` as the display draws it.
public struct VoiceControlStateSnapshot: Hashable, Codable, Sendable {
    public var identifier: String
    /// The longest that fits is drawn.
    public var titleVariants: [String]
    public var image: Image?
    /// Whether an animated picture starts again at its end.
    public var repeats: Bool
    /// Leading to trailing, already trimmed to the limits in force.
    public var actionButtons: [ButtonSnapshot]

    public init(
        identifier: String, titleVariants: [String], image: Image? = nil, repeats: Bool = false,
        actionButtons: [ButtonSnapshot] = []
    ) {
        self.identifier = identifier
        self.titleVariants = titleVariants
        self.image = image
        self.repeats = repeats
        self.actionButtons = actionButtons
    }
}
