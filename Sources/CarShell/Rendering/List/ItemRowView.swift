import CGtk
import Templates

/// Draws a `ListItem`: picture, two lines of text, marks and accessory.
@MainActor
final class ItemRowView {
    let widget: Box
    private let artwork: ArtworkView
    private let text = Label().styled(.primary)
    private let detail = Label().styled(.secondary)
    private let explicit = Icon("explicit").styled(.explicit)
    private let leadingMark = Icon("playing").styled(.playing)
    private let trailingMark = Icon("playing").styled(.playing)
    private let accessory = Icon().styled(.accessory)
    private let accessoryImage: ArtworkView
    private let spinner = Spinner()
    private let progress = Widget(gtk_progress_bar_new()).styled(.progress)
    private var busy: BusyMark

    init(store: ArtworkStore) {
        artwork = ArtworkView(.row, store: store)
        accessoryImage = ArtworkView(.row, store: store)
        let firstLine = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 10, [leadingMark, text, explicit])
        let texts = Box(GTK_ORIENTATION_VERTICAL, [firstLine, detail, progress])
            .expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
        widget = Box(
            GTK_ORIENTATION_HORIZONTAL, spacing: 18,
            [artwork.widget, texts, trailingMark, accessoryImage.widget, accessory, spinner]
        ).styled(.row)
        leadingMark.setAccessibleName(Texts.playing)
        trailingMark.setAccessibleName(Texts.playing)
        explicit.setAccessibleName(Texts.explicit)
        busy = BusyMark(spinner)
    }

    /// - Parameter isBusy: whether the item's handler runs and has not completed (R96).
    func show(_ item: ListItemSnapshot, isBusy: Bool) {
        artwork.image = item.image
        text.text = item.text
        detail.text = item.detailText ?? ""
        detail.isVisible = item.detailText?.isEmpty == false
        // What can be tapped is told at a glance; a row that only says something says all of it.
        let saysOnly = !item.isSelectable && item.isEnabled
        text.setMaximumLines(saysOnly ? 3 : 1)
        detail.setMaximumLines(saysOnly ? 6 : 1)
        explicit.isVisible = item.isExplicitContent
        leadingMark.isVisible = item.isPlaying && item.playingIndicatorLocation == .leading
        trailingMark.isVisible = item.isPlaying && item.playingIndicatorLocation == .trailing
        accessoryImage.image = item.accessoryImage
        accessory.symbol =
            switch item.accessoryType {
            case .none: ""
            case .disclosureIndicator: "disclosure"
            case .cloud: "cloud"
            }
        accessory.isVisible = item.accessoryType != .none && item.accessoryImage == nil
        progress.isVisible = item.playbackProgress != nil
        if let fraction = item.playbackProgress {
            gtk_progress_bar_set_fraction(progress.object, min(max(fraction, 0), 1))
        }
        widget.setClass(.disabled, !item.isEnabled)
        widget.setClass(.playing, item.isPlaying)
        busy.isOn = isBusy
    }

    /// What the row says, for assistive technology.
    static func accessibleName(of item: ListItemSnapshot) -> String {
        var parts = [item.text]
        if let detail = item.detailText, !detail.isEmpty { parts.append(detail) }
        if item.isPlaying { parts.append(Texts.playing) }
        if item.isExplicitContent { parts.append(Texts.explicit) }
        return parts.joined(separator: ", ")
    }
}
