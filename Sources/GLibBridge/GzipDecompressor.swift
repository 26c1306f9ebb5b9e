import CGLib

/// Unpacks gzip with GIO, within a bound.
public enum GzipDecompressor {
    /// How much is unpacked at a time, in bytes.
    private static let pieceSize = 65536

    /// The unpacked bytes; nil when they are damaged, cut off, or would be more than the limit.
    ///
    /// - Parameter limit: the most bytes that are returned; no more than this and one piece are ever held.
    public static func unpack(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        guard let converter = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(converter)) }
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: pieceSize)
        var offset = 0
        while true {
            var read: gsize = 0
            var written: gsize = 0
            var error: UnsafeMutablePointer<GError>?
            let result = bytes.withUnsafeBytes { input in
                g_converter_convert(
                    converter, input.baseAddress.map { $0 + offset }, gsize(input.count - offset),
                    &piece, gsize(piece.count), G_CONVERTER_INPUT_AT_END, &read, &written, &error)
            }
            if let error { g_error_free(error) }
            guard result != G_CONVERTER_ERROR, output.count + Int(written) <= limit else { return nil }
            output += piece[..<Int(written)]
            offset += Int(read)
            // What follows the end of the packed data, if anything, is not part of it.
            if result == G_CONVERTER_FINISHED { return output }
            if read == 0 && written == 0 { return nil }
        }
    }
}
