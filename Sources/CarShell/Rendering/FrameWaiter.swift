import CGtk
import GLibBridge

/// Calls back after the next frame of a window has been painted.
@MainActor
final class FrameWaiter {
    /// How long a window that gets no frames (hidden, its monitor off) may hold up what waits for one.
    private static let patienceInMilliseconds: UInt32 = 1_000

    private let window: Widget
    private var bodies: [@MainActor () -> Void] = []
    /// The handler that is waited for: the window's map, then its clock's paint.
    private var awaited: (object: ObjectReference, handler: gulong)?
    private var fallback: Timer?

    /// - Parameter window: a toplevel, which need not be on screen yet.
    init(_ window: Widget) { self.window = window }

    /// Runs the closure once, in the order of the calls.
    func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        bodies.append(body)
        guard awaited == nil else { return }
        if gtk_widget_get_mapped(window.pointer) != 0 {
            awaitFrame()
        } else {
            let handler = Signals.mapped.connect(window.object) { [weak self] in self?.awaitFrame() }
            awaited = (ObjectReference(retaining: window.object), handler)
        }
        fallback = Timer(after: Self.patienceInMilliseconds) { [weak self] in self?.finish() }
    }

    private func awaitFrame() {
        disconnect()
        guard let clock = gtk_widget_get_frame_clock(window.pointer) else { return }
        let handler = Signals.afterPaint.connect(clock) { [weak self] in self?.finish() }
        awaited = (ObjectReference(retaining: clock), handler)
        window.queueDraw()
    }

    private func finish() {
        fallback = nil
        disconnect()
        let due = bodies
        bodies = []
        for body in due { body() }
    }

    private func disconnect() {
        guard let awaited else { return }
        self.awaited = nil
        let instance = UnsafeMutableRawPointer(awaited.object.pointer)
        // A window that is destroyed takes its handlers and its clock's with it.
        if g_signal_handler_is_connected(instance, awaited.handler) != 0 {
            g_signal_handler_disconnect(instance, awaited.handler)
        }
    }

    isolated deinit { disconnect() }
}
