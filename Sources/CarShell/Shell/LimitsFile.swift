import CGtk
import Templates

/// The limits of the car as an installer or a user sets them, in a key file with a group a driving state.
enum LimitsFile {
    /// The limits while parked; those of the audio category where the file says nothing.
    static func capabilities(path: String) -> CarCapabilities {
        var capabilities = CarCapabilities(category: .audio)
        guard let file = g_key_file_new() else { return capabilities }
        defer { g_key_file_unref(file) }
        guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil) != 0 else { return capabilities }
        func set(_ property: WritableKeyPath<CarCapabilities, Int>, _ key: String) {
            let value = g_key_file_get_integer(file, "parked", key, nil)
            if value > 0 { capabilities[keyPath: property] = Int(value) }
        }
        set(\.maximumItemCount, "maximum-item-count")
        set(\.maximumSectionCount, "maximum-section-count")
        set(\.maximumTabCount, "maximum-tab-count")
        set(\.maximumDepth, "maximum-depth")
        return capabilities
    }
}
