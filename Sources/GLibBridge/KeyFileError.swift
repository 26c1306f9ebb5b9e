/// A key file that cannot be read or written.
public enum KeyFileError: Error, Hashable, Sendable, CustomStringConvertible {
    case notFound(path: String)
    /// It is there, and the system does not let us read it.
    case unreadable(path: String, reason: String)
    /// It is no key file.
    case broken(path: String, reason: String)
    /// The old one is still there.
    case notSaved(path: String, reason: String)

    public var description: String {
        switch self {
        case .notFound(let path): "There is no file \(path)."
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Make it a file that CarShell may read."
        case .broken(let path, let reason):
            "\(path) is not a key file: \(reason). Give groups in brackets, and a line “key=value” for each setting."
        case .notSaved(let path, let reason):
            "\(path) cannot be saved: \(reason). Make room, or let CarShell write to its folder."
        }
    }
}
