import CGLib

/// Owns one reference of a GObject and lets go of it at the end of its life.
@MainActor
public final class ObjectReference {
    /// The instance; valid as long as this object lives.
    public let pointer: OpaquePointer

    /// Takes over a reference the caller owns; a floating one is sunk.
    public init(taking pointer: OpaquePointer) {
        self.pointer = pointer
        if g_object_is_floating(UnsafeMutableRawPointer(pointer)) != 0 {
            g_object_ref_sink(UnsafeMutableRawPointer(pointer))
        }
    }

    /// Adds a reference to one that somebody else owns.
    public init(retaining pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_ref(UnsafeMutableRawPointer(pointer))
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
