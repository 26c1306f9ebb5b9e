import CGLib
import GLibBridge

/// Addresses that `OpenUri` takes.
enum PlayableURI {
    static let schemes = ["http", "https", "file"]
    /// In bytes; longer than any server accepts.
    static let limit = 8_192

    /// Refuses what can't be an address of something to play, whatever the letter case of its scheme.
    static func check(_ text: String) throws(DBusError) {
        guard text.utf8.count <= limit else {
            throw .invalidArguments("The address is longer than \(limit) bytes.")
        }
        var error: UnsafeMutablePointer<GError>?
        guard let uri = g_uri_parse(text, G_URI_FLAGS_PARSE_RELAXED, &error) else {
            throw .invalidArguments("“\(text)” is not an address: \(DBusError(taking: error).message)")
        }
        defer { g_uri_unref(uri) }
        let scheme = String(cString: g_uri_get_scheme(uri)).lowercased()
        let host = g_uri_get_host(uri).map { String(cString: $0) } ?? ""
        guard schemes.contains(scheme) else {
            throw .invalidArguments(
                "“\(text)” has the scheme \(scheme); give one of \(schemes.joined(separator: ", ")).")
        }
        if scheme == "file" {
            let path = g_uri_get_path(uri).map { String(cString: $0) } ?? ""
            guard host.isEmpty || host.lowercased() == "localhost", path.hasPrefix("/"), path != "/" else {
                throw .invalidArguments("“\(text)” is no file of this machine; give file:/// and its whole path.")
            }
        } else if host.isEmpty {
            throw .invalidArguments("“\(text)” names no server.")
        }
    }
}
