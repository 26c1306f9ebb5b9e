import CGLib

/// Signals that an object may emit on any thread, as GStreamer's do.
extension Signal where Handler == @Sendable (OpaquePointer) -> Void {
    /// Connects a closure that takes one object, borrowed for the call, on whatever thread emits the signal.
    @discardableResult
    public func connect(_ instance: OpaquePointer, _ body: @escaping @Sendable (OpaquePointer) -> Void) -> gulong {
        let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, object, data in
            guard let data, let object else { return }
            ClosureBox<@Sendable (OpaquePointer) -> Void>.closure(in: data)(object)
        }
        return carshell_signal_connect(
            UnsafeMutableRawPointer(instance), name, unsafeBitCast(handler, to: GCallback.self),
            ClosureBox<@Sendable (OpaquePointer) -> Void>(body).retainedPointer(),
            { data, _ in releaseClosureBox(data) })
    }
}
