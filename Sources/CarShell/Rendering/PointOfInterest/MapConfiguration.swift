import CGtk

/// Where the map's pictures come from, as an installer or a user sets it in a key file.
struct MapConfiguration: Equatable {
    /// A server of tiles.
    struct Tiles: Equatable {
        /// An address with `{z}`, `{x}` and `{y}` in it.
        var url: String
        /// Drawn on the map; the terms of most servers ask for it.
        var attribution: String
        /// Levels that the server has tiles for.
        var zooms: ClosedRange<Int>
    }

    /// nil draws the outlines that the shell is installed with.
    var tiles: Tiles?

    /// Reads the first of the files that exists.
    ///
    /// - Throws: `MapConfigurationError` if that file can't be used.
    init(files: [String]) throws {
        let path = files.first { g_file_test($0, G_FILE_TEST_EXISTS) != 0 }
        if let path { tiles = try Self.tiles(in: path) }
    }

    private static func tiles(in path: String) throws -> Tiles? {
        guard let file = g_key_file_new() else { return nil }
        defer { g_key_file_unref(file) }
        var error: UnsafeMutablePointer<GError>?
        guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error) != 0 else {
            defer { g_clear_error(&error) }
            throw MapConfigurationError.unreadable(
                path: path, reason: error?.pointee.message.map { String(cString: $0) } ?? "")
        }
        func text(_ key: String) -> String? {
            guard let value = g_key_file_get_string(file, "tiles", key, nil) else { return nil }
            defer { g_free(value) }
            return String(cString: value)
        }
        func zoom(_ key: String, _ standard: Int) throws -> Int {
            guard let value = text(key) else { return standard }
            guard let level = Int(value), (0...highestZoom).contains(level) else {
                throw MapConfigurationError.zoom(key: key, value: value, path: path)
            }
            return level
        }
        guard let url = text("url"), !url.isEmpty else { return nil }
        guard url.hasPrefix("https://") || url.hasPrefix("http://") else {
            throw MapConfigurationError.notAnAddress(url: url, path: path)
        }
        for field in ["{z}", "{x}", "{y}"] where !url.contains(field) {
            throw MapConfigurationError.lacks(field: field, url: url, path: path)
        }
        let lowest = try zoom("min-zoom", 0)
        let highest = try zoom("max-zoom", 18)
        guard lowest <= highest else {
            throw MapConfigurationError.zoom(key: "max-zoom", value: String(highest), path: path)
        }
        return Tiles(url: url, attribution: text("attribution") ?? "", zooms: lowest...highest)
    }

    /// No server has tiles of more detail.
    private static let highestZoom = 22
}
