import CGtk
import Templates

/// Draws the row of grid buttons above a list's sections (R81).
@MainActor
final class HeaderGridButtonsView {
    /// As many as CarPlay shows: fewer are not drawn larger.
    private static let columns = 4

    let widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8).styled(.imageRow)
    private let store: ArtworkStore
    private let onButton: @MainActor (ButtonID) -> Void
    private var shown: [GridButtonSnapshot] = []

    init(store: ArtworkStore, onButton: @escaping @MainActor (ButtonID) -> Void) {
        self.store = store
        self.onButton = onButton
        // Equal shares of the width: the titles know theirs and wrap in it.
        gtk_box_set_homogeneous(widget.cast(), 1)
    }

    func show(_ buttons: [GridButtonSnapshot]) {
        guard buttons != shown else { return }
        shown = buttons
        widget.removeAll()
        for button in buttons {
            let view = GridButtonView(button, size: .row, store: store) { [onButton] in onButton(button.id) }
            widget.append(view.widget)
        }
        for _ in buttons.count..<max(buttons.count, Self.columns) { widget.append(Box(GTK_ORIENTATION_HORIZONTAL)) }
    }
}
