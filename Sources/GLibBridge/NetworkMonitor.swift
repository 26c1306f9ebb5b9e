import CGLib

/// Follows whether this machine has a route to the network, by GNetworkMonitor: the kernel tells, nobody asks.
@MainActor
public final class NetworkMonitor {
    /// Called at each change of routes, with whether there is any. Changes come in bursts.
    public var onChange: (@MainActor (_ isAvailable: Bool) -> Void)?

    private let monitor: OpaquePointer?
    private var handler: gulong = 0

    public init() {
        monitor = g_network_monitor_get_default()
        guard let monitor else { return }
        let callback: @convention(c) (OpaquePointer?, gboolean, gpointer?) -> Void = { _, isAvailable, data in
            guard let data else { return }
            MainActor.assumeIsolated {
                Unmanaged<NetworkMonitor>.fromOpaque(data).takeUnretainedValue().onChange?(isAvailable != 0)
            }
        }
        handler = carshell_signal_connect(
            UnsafeMutableRawPointer(monitor), "network-changed", unsafeBitCast(callback, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// Whether there is a route to the network now.
    public var isAvailable: Bool { monitor.map { g_network_monitor_get_network_available($0) != 0 } ?? true }

    isolated deinit {
        if let monitor, handler != 0 { g_signal_handler_disconnect(UnsafeMutableRawPointer(monitor), handler) }
    }
}
