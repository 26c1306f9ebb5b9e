import CGtk
import GLibBridge

/// Calls back after the next frame of a widget's window has been painted.
@MainActor
final class FrameWaiter {
    /// How long a window that gets no frames (hidden, its monitor off) may hold up what waits for one.
    private static let patienceInMilliseconds: UInt32 = 1_000

    private let widget: Widget
    private var bodies: [@MainActor () -> Void] = []
    private var clock: (object: ObjectReference, handler: gulong)?
    private var fallback: Timer?

    init(_ widget: Widget) { self.widget = widget }

    /// Runs the closure once; at the next turn of the loop when the widget is in no window.
    func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        bodies.append(body)
        guard clock == nil else { return }
        guard gtk_widget_get_mapped(widget.pointer) != 0 || gtk_widget_get_realized(widget.pointer) != 0,
            let frameClock = gtk_widget_get_frame_clock(widget.pointer)
        else {
            MainContext.whenIdle { [weak self] in self?.finish() }
            return
        }
        let handler = Signals.afterPaint.connect(frameClock) { [weak self] in self?.finish() }
        clock = (ObjectReference(retaining: frameClock), handler)
        widget.queueDraw()
        fallback = Timer(after: Self.patienceInMilliseconds) { [weak self] in self?.finish() }
    }

    private func finish() {
        fallback = nil
        disconnect()
        let due = bodies
        bodies = []
        for body in due { body() }
    }

    private func disconnect() {
        guard let clock else { return }
        self.clock = nil
        let instance = UnsafeMutableRawPointer(clock.object.pointer)
        // A window that is destroyed takes its clock's handlers with it.
        if g_signal_handler_is_connected(instance, clock.handler) != 0 {
            g_signal_handler_disconnect(instance, clock.handler)
        }
    }

    isolated deinit { disconnect() }
}
