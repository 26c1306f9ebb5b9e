import CGtk
import Templates

/// Draws the row of grid buttons above a list's sections (R81).
@MainActor
final class HeaderGridButtonsView {
    let widget: Box
    private let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
    private let store: ArtworkStore
    private let onButton: @MainActor (ButtonID) -> Void
    private var shown: [GridButtonSnapshot] = []

    init(store: ArtworkStore, onButton: @escaping @MainActor (ButtonID) -> Void) {
        self.store = store
        self.onButton = onButton
        widget = Box(GTK_ORIENTATION_VERTICAL, [Scroller(row, horizontally: true)]).styled(.imageRow)
    }

    func show(_ buttons: [GridButtonSnapshot]) {
        guard buttons != shown else { return }
        shown = buttons
        row.removeAll()
        for button in buttons {
            let view = GridButtonView(button, size: .row, store: store) { [onButton] in onButton(button.id) }
            row.append(view.widget)
        }
    }
}
