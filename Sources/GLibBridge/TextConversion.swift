import CGLib

/// Texts in the encodings of the world, by iconv.
public enum TextConversion {
    /// The text of these bytes; nil when they are not of that encoding or iconv does not know it. Any thread.
    public static func text(_ bytes: [UInt8], encoding: String) -> String? {
        var written: gsize = 0
        let converted = bytes.withUnsafeBytes { raw in
            g_convert(
                raw.baseAddress?.assumingMemoryBound(to: gchar.self), gssize(raw.count), "UTF-8", encoding, nil,
                &written, nil)
        }
        guard let converted else { return nil }
        defer { g_free(converted) }
        return String(decoding: UnsafeRawBufferPointer(start: converted, count: Int(written)), as: UTF8.self)
    }
}
