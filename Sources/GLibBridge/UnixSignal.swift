import CGLib

/// Calls a closure on the main context when the process receives a signal, for as long as the object lives.
@MainActor
public final class UnixSignal {
    private var source: guint = 0
    private let body: @MainActor () -> Void

    /// - Parameter number: e.g. `SIGTERM`.
    public init(_ number: Int32, _ body: @escaping @MainActor () -> Void) {
        self.body = body
        source = g_unix_signal_add_full(
            G_PRIORITY_DEFAULT, number,
            { data in
                guard let data else { return 1 }
                MainActor.assumeIsolated { Unmanaged<UnixSignal>.fromOpaque(data).takeUnretainedValue().body() }
                return 1
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { g_source_remove(source) }
}
