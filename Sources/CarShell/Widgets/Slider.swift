import CGtk
import GLibBridge

/// A line with a thumb on it for a value between 0 and a maximum, which a person can move.
final class Slider: Widget {
    private let onMove: @MainActor (Double) -> Void
    /// Whether the program moves the thumb and not the person.
    private var isSetting = false

    /// - Parameters:
    ///   - name: what assistive technology calls it.
    ///   - step: what an arrow key moves.
    ///   - page: what Page Up and Page Down move.
    ///   - onMove: called with each value that a person moves to, by finger, key, or assistive technology.
    init(name: String, step: Double, page: Double, onMove: @escaping @MainActor (Double) -> Void) {
        self.onMove = onMove
        super.init(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 1))
        gtk_range_set_increments(cast(), step, page)
        setAccessibleName(name)
        Signals.valueChanged.connect(object) { [weak self] in
            guard let self, !isSetting else { return }
            self.onMove(value)
        }
        leaveUpAndDown()
    }

    private var value: Double { gtk_range_get_value(cast()) }

    /// Moves the thumb, without calling anybody.
    func set(_ value: Double, of maximum: Double, inWords words: String) {
        isSetting = true
        gtk_range_set_range(cast(), 0, maximum)
        gtk_range_set_value(cast(), value)
        isSetting = false
        Accessibility.setValueText(words, of: object)
    }

    /// GTK moves a thumb that goes left and right with Up and Down, too: whoever has arrow keys only would never get
    /// away from it.
    private func leaveUpAndDown() {
        guard let keys = gtk_event_controller_key_new() else { return }
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        Signals.keyPressed.connect(keys) { [weak self] key in
            let direction =
                switch Int32(key.keyValue) {
                case GDK_KEY_Up: GTK_DIR_UP
                case GDK_KEY_Down: GTK_DIR_DOWN
                default: GTK_DIR_TAB_FORWARD
                }
            guard direction != GTK_DIR_TAB_FORWARD, let self, let root = gtk_widget_get_root(pointer) else {
                return false
            }
            let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
            return gtk_widget_child_focus(window, direction) != 0
        }
        gtk_widget_add_controller(pointer, keys)
    }
}
