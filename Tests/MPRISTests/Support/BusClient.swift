import CGLib
import TestSupport
import XCTest

@testable import GLibBridge

/// Another program on the bus: calls the player and notes the signals that it sends.
@MainActor
final class BusClient {
    struct Received: Equatable {
        let interface: String
        let member: String
        let arguments: [Variant]
    }

    private(set) var signals: [Received] = []
    private(set) var names: [String] = []
    private let connection: OpaquePointer
    private var subscription: guint = 0
    private static let path = "/org/mpris/MediaPlayer2"

    init(address: String) throws {
        var error: UnsafeMutablePointer<GError>?
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error) else {
            throw DBusError(taking: error)
        }
        self.connection = connection
        subscription = g_dbus_connection_signal_subscribe(
            connection, nil, nil, nil, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, interface, member, arguments, data in
                guard let data, let interface, let member, let arguments else { return }
                nonisolated(unsafe) let (tuple, pointer) = (arguments, data)
                let (sender, name) = (String(cString: interface), String(cString: member))
                MainActor.assumeIsolated {
                    Unmanaged<BusClient>.fromOpaque(pointer).takeUnretainedValue().signals.append(
                        Received(
                            interface: sender, member: name, arguments: Variant.members(of: tuple) ?? []))
                }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit {
        g_dbus_connection_signal_unsubscribe(connection, subscription)
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Forgets what came, once everything sent until now has come: the bus keeps the order.
    func forgetSignals() throws {
        try ping()
        signals = []
    }

    /// Waits until the player has answered, and so sent all that it had to send before.
    func ping() throws {
        while MainContext.iterate(mayBlock: false) {}
        _ = try call("Ping", of: "org.freedesktop.DBus.Peer")
    }

    func signals(_ member: String) -> [[Variant]] { signals.filter { $0.member == member }.map(\.arguments) }

    /// The values that `PropertiesChanged` told of the player interface, one entry a signal.
    var changes: [[String: Variant]] {
        signals("PropertiesChanged").compactMap {
            guard $0.first == .string("org.mpris.MediaPlayer2.Player"), case .dictionary(let changed) = $0[1] else {
                return nil
            }
            return changed
        }
    }

    func get(_ property: String, of interface: String = "org.mpris.MediaPlayer2.Player") throws -> Variant {
        let values = try call("GetAll", [.string(interface)], of: "org.freedesktop.DBus.Properties")
        guard case .dictionary(let all)? = values.first, let value = all[property] else {
            throw HarnessError("\(interface) has no \(property)")
        }
        return value
    }

    func set(
        _ property: String, to value: Variant, of interface: String = "org.mpris.MediaPlayer2.Player"
    ) throws {
        // Set takes a variant, for which Variant has no case: nothing of the program's own sends one.
        let members: [OpaquePointer?] = [
            g_variant_new_string(interface), g_variant_new_string(property),
            g_variant_new_variant(value.makeGVariant()),
        ]
        _ = try call("Set", tuple: g_variant_new_tuple(members, 3), of: "org.freedesktop.DBus.Properties")
    }

    @discardableResult
    func call(
        _ method: String, _ arguments: [Variant] = [], of interface: String = "org.mpris.MediaPlayer2.Player"
    ) throws -> [Variant] {
        try call(method, tuple: Variant.makeTuple(arguments), of: interface)
    }

    /// Asks the bus itself.
    func askBus(_ method: String, _ arguments: [Variant]) throws -> [Variant] {
        try call(
            method, tuple: Variant.makeTuple(arguments), of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
            on: "org.freedesktop.DBus")
    }

    /// Whether somebody has that name.
    func isOnBus(_ name: String) throws -> Bool {
        try askBus("NameHasOwner", [.string(name)]) == [.boolean(true)]
    }

    private func call(
        _ method: String, tuple: OpaquePointer?, of interface: String, at path: String = BusClient.path,
        on name: String = "org.mpris.MediaPlayer2.carshell"
    ) throws -> [Variant] {
        let answer = Answer()
        g_dbus_connection_call(
            connection, name, path, interface, method, tuple, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 10_000, nil,
            { source, result, data in
                guard let source, let data else { return }
                var error: UnsafeMutablePointer<GError>?
                let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
                let answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
                if let reply {
                    answer.result = .success(Variant.members(of: reply) ?? [])
                    g_variant_unref(reply)
                } else {
                    answer.result = .failure(DBusError(taking: error))
                }
            }, Unmanaged.passRetained(answer).toOpaque())
        MainLoop.run(until: "an answer to \(method)") { answer.result != nil }
        guard let result = answer.result else { throw HarnessError("No answer to \(method)") }
        return try result.get()
    }

    private final class Answer {
        var result: Result<[Variant], DBusError>?
    }
}
