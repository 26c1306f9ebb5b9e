/// Which message bus to talk to.
public enum DBusAddress: Hashable, Sendable {
    /// The bus of the login session, shared with the rest of the process.
    case session
    /// A bus by its address (`unix:path=…`), over a connection of its own.
    case address(String)
}
