import CGst

/// An address taken apart as far as playing it needs.
struct MediaAddress {
    var scheme: String
    /// Empty for files.
    var host: String
    /// Where a file is; nil for other addresses.
    var path: String?

    /// nil unless this is an address with scheme `http`, `https` (and a host) or `file`.
    init?(_ uri: String) {
        // As written: station lists have addresses with blanks and letters that the standard wants escaped.
        let flags = GUriFlags(G_URI_FLAGS_PARSE_RELAXED.rawValue | G_URI_FLAGS_ENCODED.rawValue)
        guard let parsed = g_uri_parse(uri, flags, nil) else { return nil }
        defer { g_uri_unref(parsed) }
        scheme = String(cString: g_uri_get_scheme(parsed)).lowercased()
        host = g_uri_get_host(parsed).map { String(cString: $0) } ?? ""
        switch scheme {
        case "http", "https": if host.isEmpty { return nil }
        case "file":
            if let found = g_filename_from_uri(uri, nil, nil) {
                path = String(cString: found)
                g_free(found)
            }
        default: return nil
        }
    }

    /// Whether something is there that is no file: a folder, a pipe, a device. GStreamer would wait for a pipe's writer
    /// while it starts, and nothing else could be played until one came. May block where the file system does.
    var leadsToNoFile: Bool {
        path.map(FileGuard.isNoFile) ?? false
    }
}
