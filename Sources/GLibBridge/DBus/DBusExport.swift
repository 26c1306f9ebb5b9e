import CGLib

/// Keeps an interface of an object on a connection; it is gone from the bus with this object.
@MainActor
public final class DBusExport {
    private let connection: DBusConnection
    private var registration: guint = 0

    /// Puts `interface` on the bus; it is not kept alive, and calls fail once it is gone.
    ///
    /// - Throws: when the introspection data is wrong, or the path has that interface already.
    public init(_ interface: any DBusInterface, at path: ObjectPath, on connection: DBusConnection) throws(DBusError) {
        self.connection = connection
        var error: UnsafeMutablePointer<GError>?
        guard let node = g_dbus_node_info_new_for_xml("<node>\(interface.introspection)</node>", &error)
        else { throw DBusError(taking: error) }
        // The registration has a reference of its own to the part that it needs.
        defer { g_dbus_node_info_unref(node) }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, sender, _, _, method, arguments, invocation, data in
            guard let method, let invocation else { return }
            // Nothing of it leaves the main thread, on which GIO calls.
            nonisolated(unsafe) let (tuple, reply, data) = (arguments, invocation, data)
            let name = String(cString: method)
            // Without a bus between, there are no names.
            let caller = sender.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated {
                DBusExport.answer(reply) { () throws(DBusError) -> [Variant] in
                    let interface = try DBusExport.interface(in: data)
                    guard let values = tuple.flatMap(Variant.members) else {
                        throw .invalidArguments("\(name) was called with arguments of a type that is not supported.")
                    }
                    return try interface.call(name, values, from: caller)
                }
            }
        }
        table.get_property = { _, _, _, _, property, error, data in
            guard let property else { return nil }
            nonisolated(unsafe) let data = data
            let name = String(cString: property)
            let value = MainActor.assumeIsolated { () -> Variant? in
                (try? DBusExport.interface(in: data))?.property(name)
            }
            if let value { return value.makeGVariant() }
            DBusExport.set(error, .failed("\(name) has no value now."))
            return nil
        }
        table.set_property = { _, _, _, _, property, value, error, data in
            guard let property, let value else { return 0 }
            nonisolated(unsafe) let (wanted, data) = (value, data)
            let name = String(cString: property)
            let failure = MainActor.assumeIsolated { () -> DBusError? in
                do throws(DBusError) {
                    let interface = try DBusExport.interface(in: data)
                    guard let value = Variant(wanted) else {
                        throw .invalidArguments("\(name) can't be set to a value of that type.")
                    }
                    try interface.setProperty(name, to: value)
                    return nil
                } catch { return error }
            }
            guard let failure else { return 1 }
            DBusExport.set(error, failure)
            return 0
        }
        registration = g_dbus_connection_register_object(
            connection.object.pointer, path.description, node.pointee.interfaces[0], &table,
            Unmanaged.passRetained(WeakInterface(interface)).toOpaque(),
            { data in if let data { Unmanaged<WeakInterface>.fromOpaque(data).release() } }, &error)
        if registration == 0 { throw DBusError(taking: error) }
    }

    /// Takes the interface from the bus, before the end of this object's life.
    public func remove() {
        guard registration != 0 else { return }
        g_dbus_connection_unregister_object(connection.object.pointer, registration)
        registration = 0
    }

    isolated deinit {
        if registration != 0 { g_dbus_connection_unregister_object(connection.object.pointer, registration) }
    }

    private static func interface(in data: gpointer?) throws(DBusError) -> any DBusInterface {
        guard let data, let object = Unmanaged<WeakInterface>.fromOpaque(data).takeUnretainedValue().object else {
            throw .failed("The object is no longer there.")
        }
        return object
    }

    /// Replies to a call; the invocation is used up by it.
    private static func answer(_ invocation: OpaquePointer, _ body: () throws(DBusError) -> [Variant]) {
        do throws(DBusError) {
            g_dbus_method_invocation_return_value(invocation, Variant.makeTuple(try body()))
        } catch {
            g_dbus_method_invocation_return_dbus_error(invocation, error.name, error.message)
        }
    }

    private nonisolated static func set(
        _ target: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ error: DBusError
    ) {
        let encoded = g_dbus_error_new_for_dbus_error(error.name, error.message)
        // GLib writes the name into the message, too; on the bus it has a place of its own.
        g_dbus_error_strip_remote_error(encoded)
        g_propagate_error(target, encoded)
    }
}

/// What the bus's callbacks find; does not keep the interface alive.
private final class WeakInterface {
    private(set) weak var object: (any DBusInterface)?
    init(_ object: any DBusInterface) { self.object = object }
}
