import CGtk

/// Turns the bytes of a picture into a texture of the size it is drawn in. Runs on any thread.
enum ArtworkDecoder {
    /// A picture with more pixels is not decoded: it would take more memory than the rest of the shell.
    private static let maximumPixelCount = 16_000_000

    /// - Parameter edge: the shorter edge the picture is scaled down to, in pixels; smaller ones stay as they are.
    /// - Returns: nil if the bytes are no picture, half a picture, or one that is too large.
    static func decode(_ bytes: [UInt8], edge: Int) -> Texture? {
        guard isWhole(bytes) else { return nil }
        let loader = gdk_pixbuf_loader_new()
        defer { g_object_unref(loader) }
        guard let loader else { return nil }

        // The size is known after the first bytes; refusing there keeps a small file from growing into gigabytes.
        var request = SizeRequest(edge: edge)
        let isComplete = withUnsafeMutablePointer(to: &request) { request in
            let handler: @convention(c) (UnsafeMutableRawPointer?, CInt, CInt, gpointer?) -> Void = {
                loader, width, height, data in
                guard let loader, let request = data?.assumingMemoryBound(to: SizeRequest.self) else { return }
                let size = request.pointee.size(width: Int(width), height: Int(height))
                gdk_pixbuf_loader_set_size(
                    loader.assumingMemoryBound(to: GdkPixbufLoader.self), gint(size.width), gint(size.height))
            }
            g_signal_connect_data(
                loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self), request, nil,
                GConnectFlags(rawValue: 0))
            var isComplete = true
            for start in stride(from: 0, to: bytes.count, by: chunk) where isComplete && !request.pointee.isRefused {
                let part = bytes[start..<min(start + chunk, bytes.count)]
                isComplete = part.withUnsafeBufferPointer {
                    gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil) != 0
                }
            }
            return gdk_pixbuf_loader_close(loader, nil) != 0 && isComplete
        }
        guard isComplete, !request.isRefused, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
        guard let texture = gdk_texture_new_for_pixbuf(pixbuf) else { return nil }
        return Texture(taking: texture)
    }

    private static let chunk = 65536

    /// Whether a PNG or a JPEG has its end; gdk-pixbuf takes half of one for a picture.
    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        let end: [UInt8]
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            end = Array("IEND".utf8)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            end = [0xFF, 0xD9]
        } else {
            return true
        }
        // Some have something else behind it.
        return bytes.suffix(chunk).firstRange(of: end) != nil
    }

    /// Which size to decode to, decided when the picture's own size is known.
    private struct SizeRequest {
        let edge: Int
        var isRefused = false

        mutating func size(width: Int, height: Int) -> (width: Int, height: Int) {
            guard width > 0, height > 0 else {
                isRefused = true
                return (1, 1)
            }
            if width > maximumPixelCount / height {
                isRefused = true
                // gdk-pixbuf can't be told to stop here; a size of nothing makes it skip the pixels.
                return (0, 0)
            }
            let shorter = min(width, height)
            guard shorter > edge else { return (width, height) }
            return (max(1, width * edge / shorter), max(1, height * edge / shorter))
        }
    }
}
