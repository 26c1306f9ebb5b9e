import CGtk
import Templates

/// Draws the navigation bar: back button, leading buttons, title, trailing buttons.
@MainActor
final class NavigationBarView {
    let widget: Box
    private let back: Button
    private let leading = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8)
    private let title = Label().styled(.barTitle)
    private let trailing = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8)
    private let onButton: @MainActor (ButtonID) -> Void
    private var shown: NavigationBarSnapshot?

    init(onBack: @escaping @MainActor () -> Void, onButton: @escaping @MainActor (ButtonID) -> Void) {
        self.onButton = onButton
        back = Button(child: Icon("back"), name: Texts.back, onClick: onBack)
        back.styled(.barButton, .backButton)
        title.expanding(horizontally: true)
        widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, [back, leading, title, trailing]).styled(.navigationBar)
        widget.expanding(horizontally: true)
    }

    /// - Parameter canGoBack: whether there is a template below; the root has no back button (R169).
    func show(title text: String?, bar: NavigationBarSnapshot, canGoBack: Bool) {
        title.text = text ?? ""
        guard bar != shown || back.isVisible != (canGoBack && bar.backButton == nil) else { return }
        shown = bar
        back.isVisible = canGoBack && bar.backButton == nil
        fill(leading, (canGoBack ? [bar.backButton].compactMap(\.self) : []) + bar.leadingButtons)
        fill(trailing, bar.trailingButtons)
    }

    private func fill(_ box: Box, _ buttons: [BarButtonSnapshot]) {
        box.removeAll()
        for snapshot in buttons {
            let content: Widget
            if let title = snapshot.title {
                content = Label(title)
            } else if case .symbol(let name)? = snapshot.image?.source {
                content = Icon(name)
            } else {
                content = Label(snapshot.image?.placeholder ?? Texts.more)
            }
            let button = Button(
                child: content, name: snapshot.title ?? snapshot.image?.placeholder ?? Texts.more
            ) { [onButton] in onButton(snapshot.id) }
            button.styled(.barButton)
            button.setClass(.rounded, snapshot.style == .rounded)
            button.isSensitive = snapshot.isEnabled
            box.append(button)
        }
    }

    func focusBack() { if back.isVisible { back.grabFocus() } }
}
