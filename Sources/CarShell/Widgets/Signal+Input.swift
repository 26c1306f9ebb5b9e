import CGtk
import GLibBridge

extension Signal where Handler == @MainActor (KeyPress) -> Bool {
    /// Connects a closure whose answer says whether the key has been dealt with.
    @MainActor @discardableResult
    func connect(_ instance: OpaquePointer, _ body: @escaping @MainActor (KeyPress) -> Bool) -> gulong {
        let handler: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            _, keyValue, _, modifiers, data in
            guard let data else { return 0 }
            return MainActor.assumeIsolated {
                Self.closure(in: data)(KeyPress(keyValue: keyValue, modifiers: modifiers.rawValue)) ? 1 : 0
            }
        }
        return attach(instance, unsafeBitCast(handler, to: GCallback.self), body)
    }
}

extension Signal where Handler == @MainActor (Double, Double) -> Void {
    /// Connects a closure that takes a place in pixels.
    @MainActor @discardableResult
    func connect(_ instance: OpaquePointer, _ body: @escaping @MainActor (Double, Double) -> Void) -> gulong {
        let handler: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
            guard let data else { return }
            MainActor.assumeIsolated { Self.closure(in: data)(x, y) }
        }
        return attach(instance, unsafeBitCast(handler, to: GCallback.self), body)
    }
}

extension Signal where Handler == @MainActor (UInt32, UInt32, UInt32) -> Void {
    /// Connects a closure that takes a position, how many went and how many came.
    @MainActor @discardableResult
    func connect(_ instance: OpaquePointer, _ body: @escaping @MainActor (UInt32, UInt32, UInt32) -> Void) -> gulong {
        let handler: @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> Void = {
            _, position, removed, added, data in
            guard let data else { return }
            MainActor.assumeIsolated { Self.closure(in: data)(position, removed, added) }
        }
        return attach(instance, unsafeBitCast(handler, to: GCallback.self), body)
    }
}
