import CGtk
import Templates

/// Draws a row of `TextButton`s.
@MainActor
final class TextButtonRow {
    let widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 16).styled(.textButtons)
    private let onButton: @MainActor (ButtonID) -> Void
    private var shown: [TextButtonSnapshot] = []

    init(onButton: @escaping @MainActor (ButtonID) -> Void) {
        self.onButton = onButton
        gtk_box_set_homogeneous(widget.cast(), 1)
        widget.isVisible = false
    }

    func show(_ buttons: [TextButtonSnapshot]) {
        widget.isVisible = !buttons.isEmpty
        guard buttons != shown else { return }
        shown = buttons
        widget.removeAll()
        for snapshot in buttons {
            let button = Button(text: snapshot.title) { [onButton] in onButton(snapshot.id) }
            button.styled(.textButton).expanding(horizontally: true)
            button.setClass(.confirm, snapshot.textStyle == .confirm)
            button.setClass(.cancel, snapshot.textStyle == .cancel)
            widget.append(button)
        }
    }

    /// Puts the buttons below one another where there is no room beside.
    var isStacked = false {
        didSet { widget.orientation = isStacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL }
    }
}
