/// A `GridButton` as the display draws it: a picture over a title.
public struct GridButtonSnapshot: Hashable, Codable, Sendable {
    public var id: ButtonID
    /// Most preferred first; the first that fits is drawn.
    public var titleVariants: [String]
    public var image: Image
    public var isEnabled: Bool
    /// What marks a button that stands for a conversation; nil for any other.
    public var messageConfiguration: MessageGridItemConfiguration?

    public init(
        id: ButtonID, titleVariants: [String], image: Image, isEnabled: Bool = true,
        messageConfiguration: MessageGridItemConfiguration? = nil
    ) {
        self.id = id
        self.titleVariants = titleVariants
        self.image = image
        self.isEnabled = isEnabled
        self.messageConfiguration = messageConfiguration
    }
}
