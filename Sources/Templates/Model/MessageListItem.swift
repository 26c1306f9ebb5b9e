/// A row that stands for a conversation, or for someone to write to. Setters change it at once.
///
/// A tap never calls the app: it reads unread messages aloud, or writes one, by the assistant (R111).
@MainActor
public final class MessageListItem: PlacedListItem {
    /// Names the item to the display.
    public nonisolated let id: ItemID
    /// Anything that the app wants to keep with the row.
    public var userInfo: Any?
    /// Names the conversation; nil for a row that stands for a contact.
    public var conversationIdentifier: String?
    /// Where a message to the contact goes; nil for a row that stands for a conversation.
    public var phoneOrEmailAddress: String?

    var placements = ItemPlacements()
    private var box: ListTemplateItemSnapshot

    /// A row for a conversation.
    public init(
        conversationIdentifier: String, text: String, leadingConfiguration: MessageListItemLeadingConfiguration,
        trailingConfiguration: MessageListItemTrailingConfiguration?, detailText: String?, trailingText: String?
    ) {
        id = .fresh()
        self.conversationIdentifier = conversationIdentifier
        box = .message(
            MessageListItemSnapshot(
                id: id, text: text, detailText: detailText, trailingText: trailingText,
                leadingConfiguration: leadingConfiguration, trailingConfiguration: trailingConfiguration))
    }

    /// A row for a contact, to whom a tap always writes.
    public init(
        fullName: String, phoneOrEmailAddress: String, leadingConfiguration: MessageListItemLeadingConfiguration,
        trailingConfiguration: MessageListItemTrailingConfiguration?, detailText: String?, trailingText: String?
    ) {
        id = .fresh()
        self.phoneOrEmailAddress = phoneOrEmailAddress
        box = .message(
            MessageListItemSnapshot(
                id: id, text: fullName, detailText: detailText, trailingText: trailingText,
                leadingConfiguration: leadingConfiguration, trailingConfiguration: trailingConfiguration))
    }

    /// The main text; nil reads back as empty.
    public var text: String? {
        get { fields.text }
        set { change { $0.text = newValue ?? "" } }
    }
    /// The text below.
    public var detailText: String? {
        get { fields.detailText }
        set { change { $0.detailText = newValue } }
    }
    /// The text at the trailing side, such as a time.
    public var trailingText: String? {
        get { fields.trailingText }
        set { change { $0.trailingText = newValue } }
    }
    /// What stands at the leading side.
    public var leadingConfiguration: MessageListItemLeadingConfiguration {
        get { fields.leadingConfiguration }
        set { change { $0.leadingConfiguration = newValue } }
    }
    /// What stands at the trailing side.
    public var trailingConfiguration: MessageListItemTrailingConfiguration? {
        get { fields.trailingConfiguration }
        set { change { $0.trailingConfiguration = newValue } }
    }
    /// A small picture before the text below.
    public var leadingDetailTextImage: Image? {
        get { fields.leadingDetailTextImage }
        set { change { $0.leadingDetailTextImage = newValue } }
    }
    /// Whether the row can be tapped.
    public var isEnabled: Bool {
        get { fields.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    func snapshot(limits: CarCapabilities) -> ListTemplateItemSnapshot { box }

    func action(imageIndex: Int?, limits: CarCapabilities) -> ((@escaping @MainActor () -> Void) -> Void)? { nil }

    var assistantRequest: AssistantRequest? {
        guard isEnabled else { return nil }
        guard let conversationIdentifier else { return .composeMessage(phoneOrEmailAddress: phoneOrEmailAddress) }
        return leadingConfiguration.isUnread
            ? .readMessages(conversationIdentifier: conversationIdentifier)
            : .composeReply(conversationIdentifier: conversationIdentifier)
    }

    private var fields: MessageListItemSnapshot {
        // The box never holds another case; an empty row keeps a mistake here from taking the app down.
        if case .message(let fields) = box { return fields }
        return MessageListItemSnapshot(
            id: id, text: "",
            leadingConfiguration: MessageListItemLeadingConfiguration(
                leadingItem: .none, leadingImage: nil, unread: false))
    }

    private func change(_ body: (inout MessageListItemSnapshot) -> Void) {
        var new = fields
        body(&new)
        guard new != fields else { return }
        box = .message(new)
        didChange()
    }
}
