import CGtk
import GLibBridge

/// The signals that only the map listens to.
extension Signals {
    /// `GtkDrawingArea::resize`: width and height in logical pixels.
    static let resized = Signal<@MainActor (Int32, Int32) -> Void>("resize")
    /// `StyleObserver`'s own.
    static let styleChanged = VoidSignal("style-changed")
    static let cursorChanged = Signal<@MainActor (OpaquePointer) -> Void>("notify::cursor")
    /// Of a `ShumateViewport`; each hands over the property's description.
    static let latitudeChanged = Signal<@MainActor (OpaquePointer) -> Void>("notify::latitude")
    static let longitudeChanged = Signal<@MainActor (OpaquePointer) -> Void>("notify::longitude")
    static let zoomLevelChanged = Signal<@MainActor (OpaquePointer) -> Void>("notify::zoom-level")
}

extension Signal where Handler == @MainActor (Int32, Int32) -> Void {
    /// Connects a closure that takes two numbers, e.g. a size.
    @MainActor @discardableResult
    func connect(_ instance: OpaquePointer, _ body: @escaping @MainActor (Int32, Int32) -> Void) -> gulong {
        let handler: @convention(c) (gpointer?, CInt, CInt, gpointer?) -> Void = { _, first, second, data in
            guard let data else { return }
            MainActor.assumeIsolated { Self.closure(in: data)(first, second) }
        }
        return attach(instance, unsafeBitCast(handler, to: GCallback.self), body)
    }
}
