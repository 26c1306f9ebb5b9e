import CGLib

/// Which message bus to talk to.
public enum DBusAddress: Hashable, Sendable, CustomStringConvertible {
    /// The bus of the login session, shared with the rest of the process.
    case session
    /// A bus by its address (`unix:path=…`), over a connection of its own.
    case address(String)

    /// The address as people can check it.
    public var description: String {
        switch self {
        case .session: g_getenv("DBUS_SESSION_BUS_ADDRESS").map { String(cString: $0) } ?? "the session bus"
        case .address(let text): text
        }
    }
}
