import CGLib

/// Addresses of files on this machine.
public enum FileURI {
    /// The `file://` address of an absolute path, with what must not stand in an address escaped; nil for other paths.
    public static func make(path: String) -> String? {
        guard let uri = g_filename_to_uri(path, nil, nil) else { return nil }
        defer { g_free(uri) }
        return String(cString: uri)
    }

    /// The last part of an address as people read it, with escapes resolved; nil where there is none.
    public static func name(of uri: String) -> String? {
        guard let part = uri.split(separator: "/").last else { return nil }
        guard let text = g_uri_unescape_string(String(part), nil) else { return String(part) }
        defer { g_free(text) }
        return String(cString: text)
    }
}
