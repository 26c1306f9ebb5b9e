import CGLib

/// Owns a well-known name on a bus, or waits in the queue for it; lets go of it at the end of its life.
@MainActor
public final class DBusName {
    public let name: String
    /// Whether the name leads to this connection now.
    public private(set) var isOwned = false

    private var owner: guint = 0
    private let onChange: @MainActor (Bool) -> Void

    /// Asks for the name.
    ///
    /// - Parameter onChange: called with true when the name is ours, and with false when somebody else has it (we are
    ///   in the queue then, and true may follow) or the connection is closed.
    public init(_ name: String, on connection: DBusConnection, onChange: @escaping @MainActor (Bool) -> Void) {
        self.name = name
        self.onChange = onChange
        owner = g_bus_own_name_on_connection(
            connection.object.pointer, name, G_BUS_NAME_OWNER_FLAGS_NONE,
            { _, _, data in DBusName.tell(data, isOwned: true) },
            { _, _, data in DBusName.tell(data, isOwned: false) },
            Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { g_bus_unown_name(owner) }

    private nonisolated static func tell(_ data: gpointer?, isOwned: Bool) {
        guard let data else { return }
        nonisolated(unsafe) let pointer = data
        MainActor.assumeIsolated {
            let name = Unmanaged<DBusName>.fromOpaque(pointer).takeUnretainedValue()
            name.isOwned = isOwned
            name.onChange(isOwned)
        }
    }
}
