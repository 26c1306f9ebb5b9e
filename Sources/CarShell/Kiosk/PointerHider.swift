import CGtk
import GLibBridge

/// Hides the pointer after it has rested for a while, and shows it when it moves.
@MainActor
final class PointerHider {
    private static let restInMilliseconds: UInt32 = 3_000
    private let widget: Widget
    private var timer: Timer?
    private var last: (x: Double, y: Double)?

    init(_ widget: Widget) {
        self.widget = widget
        guard let controller = gtk_event_controller_motion_new() else { return }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        Signals.pointerMoved.connect(controller) { [weak self] x, y in self?.moved(x, y) }
        gtk_widget_add_controller(widget.pointer, controller)
        // A car's screen has no pointer to begin with.
        gtk_widget_set_cursor_from_name(widget.pointer, "none")
    }

    private func moved(_ x: Double, _ y: Double) {
        // GTK repeats the last place when what lies under the pointer changes; that is no movement.
        guard last == nil || last! != (x, y) else { return }
        let isFirst = last == nil
        last = (x, y)
        guard !isFirst else { return }
        if timer == nil { gtk_widget_set_cursor_from_name(widget.pointer, "default") }
        timer = Timer(after: Self.restInMilliseconds) { [weak self] in
            self?.timer = nil
            if let self { gtk_widget_set_cursor_from_name(widget.pointer, "none") }
        }
    }
}
