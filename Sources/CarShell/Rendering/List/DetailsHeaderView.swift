import CGtk
import Templates

/// Draws the header between the bar and a list's first section: a large picture, texts, buttons, progress.
@MainActor
final class DetailsHeaderView {
    let widget: Box
    private let artwork: ThumbnailView
    private let title = Label(lines: 2).styled(.detailsTitle)
    private let subtitle = Label().styled(.secondary)
    private let text = Label(lines: 3).styled(.secondary)
    private let progress = Widget(gtk_progress_bar_new()).styled(.progress)
    private let buttons: ButtonRow
    private var wantsGround = false
    private var ground: Tint.Ground?

    init(store: ArtworkStore, onButton: @escaping @MainActor (ButtonID) -> Void) {
        artwork = ThumbnailView(.element, store: store)
        buttons = ButtonRow(store: store, onButton: onButton)
        let texts = Box(GTK_ORIENTATION_VERTICAL, spacing: 6, [title, subtitle, text, progress, buttons.widget])
            .expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
        widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 24, [artwork.widget, texts]).styled(.detailsHeader)
        artwork.artwork.onColor = { [weak self] in self?.show($0) }
    }

    /// Lays the picture's colour under the header, as far as the texts can be read on it.
    private func show(_ color: Color) {
        guard wantsGround else { return }
        ground?.remove()
        ground = Tint.wash(color, on: widget)
    }

    func show(_ header: ListTemplateDetailsHeaderSnapshot) {
        if !header.wantsAdaptiveBackgroundStyle || header.thumbnail.image != artwork.artwork.image {
            ground?.remove()
            ground = nil
        }
        wantsGround = header.wantsAdaptiveBackgroundStyle
        artwork.show(header.thumbnail)
        title.text = header.title ?? ""
        title.isVisible = header.title?.isEmpty == false
        subtitle.text = header.subtitle ?? ""
        subtitle.isVisible = header.subtitle?.isEmpty == false
        text.text = Variants.first(of: header.bodyVariants, holding: 160)
        text.isVisible = !header.bodyVariants.isEmpty
        let fraction = header.playbackConfiguration?.progress
        progress.isVisible = fraction != nil
        if let fraction { gtk_progress_bar_set_fraction(progress.object, fraction) }
        // The first button says what a tap on it will do (26.4).
        var actions = header.actionButtons
        let action = header.playbackConfiguration?.playbackAction
        if !actions.isEmpty, let symbol = action.flatMap(ThumbnailView.symbol) { actions[0].image = .symbol(symbol) }
        buttons.show(actions)
    }
}
