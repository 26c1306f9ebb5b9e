import Stations

/// Where the map's files are.
struct MapFiles {
    /// Outlines and places that are drawn without a network.
    var outline: String
    /// Settings, the first that exists counts.
    var configurations: [String]

    /// - Parameter folders: where the user's own settings are.
    init(data: DataDirectory, folders: UserFolders) {
        outline = data.path + "/map/land.txt"
        configurations = [folders.config, data.path].compactMap(\.self).map { $0 + "/map.conf" }
    }
}
