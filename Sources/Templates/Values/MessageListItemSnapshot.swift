/// A `MessageListItem` as the display draws it. A tap on it is for the assistant (R111).
public struct MessageListItemSnapshot: Hashable, Codable, Sendable {
    public var id: ItemID
    public var text: String
    public var detailText: String?
    public var trailingText: String?
    public var leadingConfiguration: MessageListItemLeadingConfiguration
    public var trailingConfiguration: MessageListItemTrailingConfiguration?
    /// A small picture before the detail text.
    public var leadingDetailTextImage: Image?
    public var isEnabled: Bool

    public init(
        id: ItemID, text: String, detailText: String? = nil, trailingText: String? = nil,
        leadingConfiguration: MessageListItemLeadingConfiguration,
        trailingConfiguration: MessageListItemTrailingConfiguration? = nil, leadingDetailTextImage: Image? = nil,
        isEnabled: Bool = true
    ) {
        self.id = id
        self.text = text
        self.detailText = detailText
        self.trailingText = trailingText
        self.leadingConfiguration = leadingConfiguration
        self.trailingConfiguration = trailingConfiguration
        self.leadingDetailTextImage = leadingDetailTextImage
        self.isEnabled = isEnabled
    }
}
