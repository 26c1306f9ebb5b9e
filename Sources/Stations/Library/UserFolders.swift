/// The user's folders as the XDG Base Directory specification names them.
public struct UserFolders: Hashable, Sendable {
    /// Where settings are kept: `$XDG_CONFIG_HOME/carshell`; nil without a home folder.
    public let config: String?
    /// Where state is kept: `$XDG_STATE_HOME/carshell`; nil without a home folder.
    public let state: String?
    /// Where what can be had again is kept: `$XDG_CACHE_HOME/carshell`; nil without a home folder.
    public let cache: String?

    /// - Parameter environment: the process's environment variables.
    public init(environment: [String: String]) {
        func folder(_ variable: String, _ fallback: String) -> String? {
            // The specification says that a relative path must be ignored.
            if let base = environment[variable], base.hasPrefix("/") { return base + "/carshell" }
            guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
            return home + "/" + fallback + "/carshell"
        }
        config = folder("XDG_CONFIG_HOME", ".config")
        state = folder("XDG_STATE_HOME", ".local/state")
        cache = folder("XDG_CACHE_HOME", ".cache")
    }
}
