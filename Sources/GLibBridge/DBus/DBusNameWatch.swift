import CGLib

/// Tells when a name's owner leaves the bus: how a service learns that a caller has died.
@MainActor
public final class DBusNameWatch {
    private var watch: guint = 0
    private let onVanished: @MainActor () -> Void

    /// - Parameters:
    ///   - name: usually the unique name of a caller, e.g. `:1.42`.
    ///   - onVanished: called when nobody has the name, or the connection has closed; at most once for unique names,
    ///     which are never given out again.
    public init(_ name: String, on connection: DBusConnection, onVanished: @escaping @MainActor () -> Void) {
        self.onVanished = onVanished
        watch = g_bus_watch_name_on_connection(
            connection.object.pointer, name, G_BUS_NAME_WATCHER_FLAGS_NONE, nil,
            { _, _, data in
                guard let data else { return }
                nonisolated(unsafe) let pointer = data
                MainActor.assumeIsolated {
                    Unmanaged<DBusNameWatch>.fromOpaque(pointer).takeUnretainedValue().onVanished()
                }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { g_bus_unwatch_name(watch) }
}
