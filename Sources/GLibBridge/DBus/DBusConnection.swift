import CGLib

/// A connection to a message bus.
@MainActor
public final class DBusConnection {
    /// Called once, when the bus went away or closed the connection.
    public var onClose: (@MainActor () -> Void)?
    public var isClosed: Bool { g_dbus_connection_is_closed(object.pointer) != 0 }

    private typealias Completion = @MainActor (Result<DBusConnection, DBusError>) -> Void

    let object: ObjectReference
    private var closedHandler: gulong = 0

    private init(taking connection: OpaquePointer) {
        object = ObjectReference(taking: connection)
        // GLib would end the process together with the session bus; the sound should go on.
        g_dbus_connection_set_exit_on_close(connection, 0)
        let handler: @convention(c) (gpointer?, gboolean, gpointer?, gpointer?) -> Void = { _, _, _, data in
            guard let data else { return }
            MainActor.assumeIsolated {
                Unmanaged<DBusConnection>.fromOpaque(data).takeUnretainedValue().onClose?()
            }
        }
        closedHandler = carshell_signal_connect(
            UnsafeMutableRawPointer(connection), "closed", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { g_signal_handler_disconnect(UnsafeMutableRawPointer(object.pointer), closedHandler) }

    /// Connects without blocking and calls `body` once with what came of it.
    public static func open(
        _ address: DBusAddress, _ body: @escaping @MainActor (Result<DBusConnection, DBusError>) -> Void
    ) {
        switch address {
        case .session:
            let data = ClosureBox<Completion>({ result in
                // GLib hands out the connection of a bus that is gone for as long as somebody else keeps it.
                guard case .success(let connection) = result, connection.isClosed else { return body(result) }
                guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil) else {
                    return body(.failure(.failed("The session bus has no address.")))
                }
                defer { g_free(address) }
                open(.address(String(cString: address)), body)
            }).retainedPointer()
            g_bus_get(G_BUS_TYPE_SESSION, nil, { DBusConnection.finish($1, $2, g_bus_get_finish) }, data)
        case .address(let text):
            let data = ClosureBox<Completion>(body).retainedPointer()
            g_dbus_connection_new_for_address(
                text,
                GDBusConnectionFlags(
                    rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue),
                nil, nil, { DBusConnection.finish($1, $2, g_dbus_connection_new_for_address_finish) }, data)
        }
    }

    /// Sends a signal to whoever listens; on a closed connection to nobody.
    public func emit(_ signal: String, _ arguments: [Variant], of interface: String, at path: ObjectPath) {
        g_dbus_connection_emit_signal(
            object.pointer, nil, path.description, interface, signal, Variant.makeTuple(arguments), nil)
    }

    /// Tells whoever listens which properties have changed, in the standard way.
    ///
    /// - Parameters:
    ///   - changed: the new values.
    ///   - invalidated: properties that changed and whose values must be asked for.
    public func emitPropertiesChanged(
        _ changed: [String: Variant], invalidated: [String] = [], of interface: String, at path: ObjectPath
    ) {
        emit(
            "PropertiesChanged", [.string(interface), .dictionary(changed), .strings(invalidated)],
            of: "org.freedesktop.DBus.Properties", at: path)
    }

    private nonisolated static func finish(
        _ result: OpaquePointer?, _ data: gpointer?,
        _ finish: (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> OpaquePointer?
    ) {
        guard let box = data else { return }
        var error: UnsafeMutablePointer<GError>?
        // All stay on the main thread, on which GIO calls back.
        nonisolated(unsafe) let connection = finish(result, &error)
        nonisolated(unsafe) let failure = error
        nonisolated(unsafe) let pointer = box
        MainActor.assumeIsolated {
            let body = ClosureBox<Completion>.closure(in: pointer)
            if let connection {
                body(.success(DBusConnection(taking: connection)))
            } else {
                body(.failure(DBusError(taking: failure)))
            }
        }
        releaseClosureBox(box)
    }
}
