import CGtk
import Templates

/// Draws a row of CarPlay `Button`s: a picture, and a title below it if there is one.
@MainActor
final class ButtonRow {
    let widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 20).styled(.buttonRow)
    private let store: ArtworkStore
    private let onButton: @MainActor (ButtonID) -> Void
    private var shown: [ButtonSnapshot] = []

    init(store: ArtworkStore, onButton: @escaping @MainActor (ButtonID) -> Void) {
        self.store = store
        self.onButton = onButton
        widget.isVisible = false
    }

    func show(_ buttons: [ButtonSnapshot]) {
        widget.isVisible = !buttons.isEmpty
        guard buttons != shown else { return }
        shown = buttons
        widget.removeAll()
        for snapshot in buttons {
            let artwork = ArtworkView(.button, store: store)
            artwork.image = snapshot.image
            let ground = Box(GTK_ORIENTATION_HORIZONTAL, [artwork.widget]).styled(.roundGround)
                .aligned(horizontally: GTK_ALIGN_CENTER)
            let content = Box(GTK_ORIENTATION_VERTICAL, spacing: 4, [ground])
                .aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_START)
            if let title = snapshot.title { content.append(Label(title).textAligned(0.5).styled(.elementTitle)) }
            let name = snapshot.title ?? snapshot.image.accessibleName
            // The picture's view lives as long as the button that shows it.
            let button = Button(child: content, name: name) { [onButton, artwork] in
                _ = artwork
                onButton(snapshot.id)
            }
            button.styled(.captionedButton)
            button.isSensitive = snapshot.isEnabled
            widget.append(button)
        }
    }
}
