import CGtk
import Templates

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

    /// The colour of the whole picture from far away; nil for an empty one.
    ///
    /// Reads all pixels: for small pictures.
    var averageColor: Color? {
        guard byteCount > 0 else { return nil }
        var pixels = [UInt8](repeating: 0, count: byteCount)
        gdk_texture_download(pointer, &pixels, gsize(gdk_texture_get_width(pointer)) * 4)
        // The bytes of a pixel are blue, green, red and alpha; the first three are multiplied by the last.
        var sums = (blue: 0, green: 0, red: 0, alpha: 0)
        for pixel in stride(from: 0, to: byteCount, by: 4) {
            sums.blue += Int(pixels[pixel])
            sums.green += Int(pixels[pixel + 1])
            sums.red += Int(pixels[pixel + 2])
            sums.alpha += Int(pixels[pixel + 3])
        }
        guard sums.alpha > 0 else { return nil }
        let alpha = Double(sums.alpha)
        return Color(
            red: Double(sums.red) / alpha, green: Double(sums.green) / alpha, blue: Double(sums.blue) / alpha)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
