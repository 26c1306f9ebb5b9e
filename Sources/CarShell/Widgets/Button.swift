import CGtk
import GLibBridge

/// Something to press.
final class Button: Widget {
    /// - Parameter name: what assistive technology calls it.
    init(child: Widget, name: String, onClick: @escaping @MainActor () -> Void) {
        super.init(gtk_button_new())
        gtk_button_set_child(cast(), child.pointer)
        setAccessibleName(name)
        Signals.clicked.connect(object, onClick)
    }

    /// A button with a text only.
    convenience init(text: String, onClick: @escaping @MainActor () -> Void) {
        self.init(child: Label(text).textAligned(0.5), name: text, onClick: onClick)
    }
}
