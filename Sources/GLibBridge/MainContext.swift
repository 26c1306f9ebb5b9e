import CGLib

/// Work on GLib's default main context, which is the main actor's thread.
@MainActor
public enum MainContext {
    /// Runs the closure once when nothing of a higher priority waits; drawing comes first.
    public static func whenIdle(_ body: @escaping @MainActor () -> Void) {
        let box = ClosureBox(body)
        g_idle_add_full(
            G_PRIORITY_LOW,
            { data in
                guard let data else { return 0 }
                MainActor.assumeIsolated { ClosureBox<@MainActor () -> Void>.closure(in: data)() }
                return 0
            }, box.retainedPointer(), releaseClosureBox)
    }

    /// Lets the context do what is ready; waits for something to become ready if told to.
    ///
    /// - Returns: whether anything was dispatched.
    @discardableResult
    public static func iterate(mayBlock: Bool) -> Bool { g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0 }
}
