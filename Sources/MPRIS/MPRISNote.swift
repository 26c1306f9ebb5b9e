/// What happened between the player and the bus; nothing of it stops the sound.
public enum MPRISNote: Hashable, Sendable, CustomStringConvertible {
    /// There is no bus, so the system's controls can't reach the player.
    case noBus(reason: String)
    /// The player is on the bus under this name.
    case nameAcquired(String)
    /// Another program has the name; the player is on the bus under the second one until that changes.
    case nameTaken(String, using: String)
    /// The bus refused the player's objects.
    case exportRefused(reason: String)
    /// The bus went away; connecting is tried again.
    case busClosed

    public var description: String {
        switch self {
        case .noBus(let reason):
            "No session bus, so media keys and panels can't control the sound: \(reason) Start CarShell in a login "
                + "session or with dbus-run-session."
        case .nameAcquired(let name): "Media controls find the player as \(name)."
        case .nameTaken(let name, let other):
            "Another program is \(name) on the session bus; media controls find this player as \(other)."
        case .exportRefused(let reason): "The session bus refused the media controls: \(reason)"
        case .busClosed: "The session bus went away; media controls come back with it."
        }
    }
}
