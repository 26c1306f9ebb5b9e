import CGLib

extension MainContext {
    /// Runs the closure once, in the loop's next turn and before it draws.
    public static func onNextTurn(_ body: @escaping @MainActor () -> Void) {
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { data in
                guard let data else { return 0 }
                MainActor.assumeIsolated { ClosureBox<@MainActor () -> Void>.closure(in: data)() }
                return 0
            }, ClosureBox(body).retainedPointer(), releaseClosureBox)
    }
}
