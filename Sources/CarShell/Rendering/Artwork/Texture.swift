import CGtk

/// A decoded picture.
///
/// Unchecked because Swift can't see it: a `GdkTexture` never changes after it is made and counts its references
/// atomically, so that it may be made on one thread and drawn on another.
final class Texture: @unchecked Sendable {
    let pointer: OpaquePointer
    /// Bytes of the decoded pixels.
    let byteCount: Int

    /// Takes over a reference.
    init(taking pointer: OpaquePointer) {
        self.pointer = pointer
        byteCount = Int(gdk_texture_get_width(pointer)) * Int(gdk_texture_get_height(pointer)) * 4
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
