import CGLib

/// Tells of what is created in a folder; the kernel tells, nobody asks.
@MainActor
public final class FolderWatch {
    private let monitor: UnsafeMutablePointer<GFileMonitor>
    private let onCreated: @MainActor (String) -> Void

    /// - Parameters:
    ///   - path: a folder that is there: GLib would look for a missing one every few seconds.
    ///   - onCreated: called with the name of each new file, socket or folder in it.
    /// - Returns: nil where the folder cannot be watched.
    public init?(_ path: String, onCreated: @escaping @MainActor (String) -> Void) {
        guard g_file_test(path, G_FILE_TEST_IS_DIR) != 0, let folder = g_file_new_for_path(path) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
        guard let monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_NONE, nil, nil) else { return nil }
        self.monitor = monitor
        self.onCreated = onCreated
        typealias Handler =
            @convention(c) (gpointer?, OpaquePointer?, OpaquePointer?, GFileMonitorEvent, gpointer?) ->
            Void
        let handler: Handler = { _, file, _, event, data in
            guard event == G_FILE_MONITOR_EVENT_CREATED, let file, let data, let name = g_file_get_basename(file) else {
                return
            }
            defer { g_free(name) }
            let text = String(cString: name)
            MainActor.assumeIsolated { Unmanaged<FolderWatch>.fromOpaque(data).takeUnretainedValue().onCreated(text) }
        }
        // Ends with the monitor, which nobody else has.
        _ = carshell_signal_connect(
            monitor, "changed", unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
            nil)
    }

    isolated deinit {
        g_file_monitor_cancel(monitor)
        g_signal_handlers_disconnect_matched(
            monitor, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(monitor)
    }
}
