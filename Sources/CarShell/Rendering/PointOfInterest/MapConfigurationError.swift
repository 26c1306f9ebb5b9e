/// The file that says where the map's tiles come from can't be used.
enum MapConfigurationError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case notAnAddress(url: String, path: String)
    case lacks(field: String, url: String, path: String)
    case zoom(key: String, value: String, path: String)

    var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "The map's settings \(path) cannot be read: \(reason). The map shows outlines only."
        case .notAnAddress(let url, let path):
            "The map's tiles cannot come from “\(url)” in \(path): an address begins with https:// or http://."
        case .lacks(let field, let url, let path):
            "The address “\(url)” in \(path) has no \(field), where the map puts which tile it wants."
        case .zoom(let key, let value, let path):
            "The value “\(value)” of \(key) in \(path) is no level: levels go from 0 to 22, min-zoom before max-zoom."
        }
    }
}
