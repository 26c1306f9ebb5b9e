import CGLib

/// Owns one reference of a GObject and lets go of it at the end of its life.
@MainActor
public final class ObjectReference {
    /// The instance; valid as long as this object lives.
    public let pointer: OpaquePointer

    /// Takes over a reference that the caller owns.
    public init(taking pointer: OpaquePointer) { self.pointer = pointer }

    /// Adds a reference to what somebody else owns; the floating one of a new object becomes this one.
    public init(retaining pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_ref_sink(UnsafeMutableRawPointer(pointer))
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
