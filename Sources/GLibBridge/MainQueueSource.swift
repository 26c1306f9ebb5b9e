import CGLib
import Dispatch
import Glibc

/// Runs libdispatch's main queue, and with it the main actor, from GLib's default main context.
///
/// Under GLib's loop nobody drains the main queue. libdispatch offers an eventfd that becomes readable when there is
/// work; GLib watches it. The eight bytes must be read before the queue is drained: left unread, the descriptor stays
/// readable, the loop spins, and painting, which has a lower priority, never gets its turn.
public final class MainQueueSource {
    private let source: guint

    /// Attaches the main queue to the default main context until the object goes away.
    ///
    /// - Precondition: called on the main thread, before the main loop runs.
    public init() {
        let descriptor = _dispatch_get_main_queue_handle_4CF()
        source = g_unix_fd_add(
            descriptor, G_IO_IN,
            { descriptor, _, _ in
                var count: UInt64 = 0
                _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
                _dispatch_main_queue_callback_4CF(nil)
                return gboolean(1)
            }, nil)
    }

    deinit { g_source_remove(source) }
}
