/// Any row of a list as the display draws it.
///
/// Indirect, so that handing over a list of 50,000 rows copies one pointer a row.
public indirect enum ListTemplateItemSnapshot: Hashable, Codable, Sendable {
    case item(ListItemSnapshot)
    case imageRow(ListImageRowItemSnapshot)
    case message(MessageListItemSnapshot)

    public var id: ItemID {
        switch self {
        case .item(let item): item.id
        case .imageRow(let row): row.id
        case .message(let message): message.id
        }
    }
}
