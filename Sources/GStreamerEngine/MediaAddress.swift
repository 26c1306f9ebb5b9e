import CGst

/// An address taken apart as far as playing it needs.
struct MediaAddress {
    var scheme: String
    /// Empty for files.
    var host: String

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
        case "file": break
        default: return nil
        }
    }
}
