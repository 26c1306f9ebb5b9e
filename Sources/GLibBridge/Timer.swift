import CGLib

/// Runs a closure once after a delay, unless it is cancelled or goes away before.
@MainActor
public final class Timer {
    private var source: guint = 0
    private let body: @MainActor () -> Void

    /// - Parameter milliseconds: the delay.
    public init(after milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) {
        self.body = body
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                guard let data else { return 0 }
                MainActor.assumeIsolated { Unmanaged<Timer>.fromOpaque(data).takeUnretainedValue().fire() }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func fire() {
        source = 0
        body()
    }

    /// Makes sure that the closure is not run any more.
    public func cancel() {
        guard source != 0 else { return }
        g_source_remove(source)
        source = 0
    }

    isolated deinit { if source != 0 { g_source_remove(source) } }
}
