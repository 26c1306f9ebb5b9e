import CGtk
import Templates

/// Draws a `GridButton`: a picture over its title.
@MainActor
final class GridButtonView {
    let widget: Button

    /// - Parameter size: how large the picture is.
    init(
        _ button: GridButtonSnapshot, size: ArtworkSize, store: ArtworkStore, onClick: @escaping @MainActor () -> Void
    ) {
        let artwork = ArtworkView(size, store: store)
        var image = button.image
        if image.placeholder == nil { image.placeholder = button.titleVariants.first }
        artwork.image = image
        // The title may take two lines.
        let title = Variants.first(of: button.titleVariants, holding: 28)
        let label = Label(title, lines: 2).textAligned(0.5).styled(.elementTitle)
        gtk_label_set_max_width_chars(label.object, 1)
        let content = Box(GTK_ORIENTATION_VERTICAL, spacing: 8, [artwork.widget, label])
            .aligned(vertically: GTK_ALIGN_START)
        let isUnread = button.messageConfiguration?.isUnread == true
        let badge = Box(GTK_ORIENTATION_HORIZONTAL).styled(.badge).aligned(
            horizontally: GTK_ALIGN_END, vertically: GTK_ALIGN_START)
        badge.isVisible = isUnread
        artwork.widget.add(badge)
        // The badge stands over the picture's corner.
        gtk_widget_set_overflow(artwork.widget.pointer, GTK_OVERFLOW_VISIBLE)
        widget = Button(
            child: content, name: isUnread ? "\(title), \(Texts.badge)" : title
        ) { [artwork] in
            // The picture's view lives as long as the button that shows it.
            _ = artwork
            onClick()
        }
        widget.styled(.gridButton)
        widget.isSensitive = button.isEnabled
    }
}
