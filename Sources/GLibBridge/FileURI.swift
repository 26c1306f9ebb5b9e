import CGLib

/// Addresses of files on this machine.
public enum FileURI {
    /// The `file://` address of an absolute path, with what must not stand in an address escaped; nil for other paths.
    public static func make(path: String) -> String? {
        guard let uri = g_filename_to_uri(path, nil, nil) else { return nil }
        defer { g_free(uri) }
        return String(cString: uri)
    }
}
