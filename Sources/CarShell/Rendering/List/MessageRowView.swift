import CGtk
import Templates

/// Draws a `MessageListItem`: who, what about, marks for unread, pinned and muted (R111).
@MainActor
final class MessageRowView {
    let widget: Box
    private let unread = Icon("unread").styled(.unread)
    private let leadingMark = Icon().styled(.accessory)
    private let artwork: ArtworkView
    private let text = Label().styled(.primary)
    private let detailPicture: ArtworkView
    private let detail = Label().styled(.secondary)
    private let trailing = Label().styled(.secondary)
    private let trailingMark = Icon("mute").styled(.accessory)
    private let trailingPicture: ArtworkView

    init(store: ArtworkStore) {
        artwork = ArtworkView(.row, store: store)
        detailPicture = ArtworkView(.detail, store: store)
        trailingPicture = ArtworkView(.row, store: store)
        let details = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, [detailPicture.widget, detail])
        let texts = Box(GTK_ORIENTATION_VERTICAL, [text, details])
            .expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
        // The marks have a place of their own in every row, so that pictures and names line up.
        let marks = Box(GTK_ORIENTATION_VERTICAL, spacing: 6, [leadingMark, unread]).styled(.messageMarks)
            .aligned(vertically: GTK_ALIGN_CENTER)
        widget = Box(
            GTK_ORIENTATION_HORIZONTAL, spacing: 18,
            [marks, artwork.widget, texts, trailing, trailingMark, trailingPicture.widget]
        ).styled(.row)
    }

    func show(_ message: MessageListItemSnapshot) {
        let leading = message.leadingConfiguration
        unread.isVisible = leading.isUnread
        leadingMark.symbol =
            switch leading.leadingItem {
            case .none: ""
            case .pin: "pin"
            case .star: "star"
            }
        leadingMark.isVisible = leading.leadingItem != .none
        artwork.image = leading.leadingImage
        text.text = message.text
        detail.text = message.detailText ?? ""
        detail.isVisible = message.detailText?.isEmpty == false
        detailPicture.image = message.leadingDetailTextImage
        trailing.text = message.trailingText ?? ""
        trailing.isVisible = message.trailingText?.isEmpty == false
        trailingMark.isVisible = message.trailingConfiguration?.trailingItem == .mute
        trailingPicture.image = message.trailingConfiguration?.trailingImage
        widget.setClass(.disabled, !message.isEnabled)
    }

    /// What the row says, for assistive technology.
    static func accessibleName(of message: MessageListItemSnapshot) -> String {
        var parts = [message.text, message.detailText, message.trailingText].compactMap(\.self)
        if message.leadingConfiguration.isUnread { parts.append(Texts.unread) }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
