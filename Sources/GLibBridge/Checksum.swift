import CGLib

/// What names bytes by their content.
public enum Checksum {
    /// 64 digits.
    public static func sha256(_ bytes: [UInt8]) -> String {
        guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
