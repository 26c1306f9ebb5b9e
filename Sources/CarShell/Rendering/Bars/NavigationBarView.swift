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
    private let actionTitle = Label()
    private let actionButton: Button
    private var action: BarAction?
    private let actionTarget: Target

    /// Lets the system's button, which is made first, find what it does now.
    private final class Target {
        weak var bar: NavigationBarView?
    }

    init(onBack: @escaping @MainActor () -> Void, onButton: @escaping @MainActor (ButtonID) -> Void) {
        self.onButton = onButton
        let target = Target()
        actionTarget = target
        actionButton = Button(child: actionTitle, name: "") { [weak target] in target?.bar?.action?.perform() }
        actionButton.styled(.barButton)
        actionButton.isVisible = false
        back = Button(child: Icon("back"), name: Texts.back, onClick: onBack)
        back.styled(.barButton, .backButton)
        title.expanding(horizontally: true)
        widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, [back, leading, title, trailing, actionButton])
            .styled(.navigationBar)
        target.bar = self
        widget.expanding(horizontally: true)
    }

    /// - Parameter canGoBack: whether there is a template below; the root has no back button (R169).
    /// - Parameter action: the system's own button, behind the app's.
    func show(title text: String?, bar: NavigationBarSnapshot, canGoBack: Bool, action: BarAction?) {
        title.text = text ?? ""
        show(action)
        guard bar != shown || back.isVisible != (canGoBack && bar.backButton == nil) else { return }
        shown = bar
        back.isVisible = canGoBack && bar.backButton == nil
        fill(leading, (canGoBack ? [bar.backButton].compactMap(\.self) : []) + bar.leadingButtons)
        fill(trailing, bar.trailingButtons)
    }

    private func show(_ action: BarAction?) {
        self.action = action
        actionButton.isVisible = action != nil
        actionTitle.text = action?.title ?? ""
        actionButton.setAccessibleName(actionTitle.text)
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
                child: content, name: snapshot.accessibleName
            ) { [onButton] in onButton(snapshot.id) }
            button.styled(.barButton)
            button.setClass(.rounded, snapshot.style == .rounded)
            button.isSensitive = snapshot.isEnabled
            box.append(button)
        }
    }

    func focusBack() { if back.isVisible { back.grabFocus() } }
}
