import CGtk
import Templates

/// Draws the detail card of the selected `PointOfInterest` (R155).
@MainActor
final class PointOfInterestCard {
    let widget: Box
    let title = Label(lines: 3).styled(.primary)
    let subtitle = Label(lines: 3).styled(.secondary)
    let summary = Label(lines: 30).styled(.cardTexts)
    let buttons: TextButtonRow
    let close: Button

    init(onButton: @escaping @MainActor (ButtonID) -> Void, onClose: @escaping @MainActor () -> Void) {
        buttons = TextButtonRow(onButton: onButton)
        close = Button(text: "\u{2715}", onClick: onClose).aligned(vertically: GTK_ALIGN_START)
            .styled(.closeButton)
        close.setAccessibleName(Texts.close)
        // All texts scroll, so that long ones push no button off the screen.
        let texts = Box(GTK_ORIENTATION_VERTICAL, [title, subtitle, summary])
        let scroller = Scroller(texts, vertically: true).expanding(horizontally: true, vertically: true)
        widget = Box(
            GTK_ORIENTATION_VERTICAL, spacing: 8,
            [Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, [scroller, close]), buttons.widget]
        ).styled(.mapCard)
    }

    func show(_ point: PointOfInterestSnapshot) {
        title.text = point.detailTitle
        subtitle.text = point.detailSubtitle ?? ""
        subtitle.isVisible = point.detailSubtitle?.isEmpty == false
        summary.text = point.detailSummary ?? ""
        buttons.show([point.primaryButton, point.secondaryButton].compactMap(\.self))
        widget.setAccessibleName(point.detailTitle)
    }

    /// Below one another beside the map, beside one another below it.
    var isStacked: Bool {
        get { buttons.isStacked }
        set { buttons.isStacked = newValue }
    }

    /// Focuses the first of the app's buttons, else what closes the card.
    func focus() { if !buttons.widget.isVisible || !buttons.widget.focusFirst() { close.grabFocus() } }
}
