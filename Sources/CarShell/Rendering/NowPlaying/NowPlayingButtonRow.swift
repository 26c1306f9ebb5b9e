import CGtk
import Templates

/// Draws the buttons of the now-playing screen, leading to trailing (R126).
@MainActor
final class NowPlayingButtonRow {
    let widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8).styled(.nowPlayingButtons)
    private let store: ArtworkStore
    private let onButton: @MainActor (ButtonID) -> Void
    private var shown: [NowPlayingButtonSnapshot] = []
    private var rateButtons: [(label: Label, button: Button)] = []
    /// The speed that what plays goes at when it goes; 1 is normal.
    private var rate = 1.0
    /// Whether there is more than one button.
    var isWide: Bool { shown.count > 1 }

    init(store: ArtworkStore, onButton: @escaping @MainActor (ButtonID) -> Void) {
        self.store = store
        self.onButton = onButton
        widget.isVisible = false
    }

    func show(_ buttons: [NowPlayingButtonSnapshot]) {
        widget.isVisible = !buttons.isEmpty
        guard buttons != shown else { return }
        shown = buttons
        widget.removeAll()
        rateButtons = []
        for snapshot in buttons {
            let content: Widget
            let name: String
            var artwork: ArtworkView?
            switch snapshot.kind {
            case .shuffle: (content, name) = (Icon("shuffle"), Texts.shuffle)
            case .repeat: (content, name) = (Icon("repeat"), Texts.repeat)
            case .playbackRate:
                (content, name) = (Label(Texts.rate(rate)).textAligned(0.5).styled(.rate), Texts.playbackRate(rate))
            case .addToLibrary: (content, name) = (Icon("add"), Texts.addToLibrary)
            case .more: (content, name) = (Icon("more"), Texts.more)
            case .image(let image):
                let view = ArtworkView(.button, store: store)
                view.image = image
                artwork = view
                (content, name) = (view.widget, image.accessibleName)
            }
            let button = Button(child: content, name: name) { [onButton, artwork] in
                // The picture's view lives as long as the button that shows it.
                _ = artwork
                onButton(snapshot.id)
            }
            button.styled(.roundButton)
            // Selection shows on image buttons only (R127).
            if case .image = snapshot.kind { button.setClass(.selected, snapshot.isSelected) }
            button.isSensitive = snapshot.isEnabled
            widget.append(button)
            if let label = content as? Label { rateButtons.append((label, button)) }
        }
    }

    /// Has the rate button say the speed.
    func show(rate: Double) {
        guard rate != self.rate else { return }
        self.rate = rate
        for (label, button) in rateButtons {
            label.text = Texts.rate(rate)
            button.setAccessibleName(Texts.playbackRate(rate))
        }
    }
}
