/// The duty that an app takes over with a completion: to call it once.
///
/// It lives as long as the closure that the app was given. When that goes away uncalled, `onDrop` runs, so that nothing
/// waits for ever (CS7).
@MainActor
final class CompletionDuty {
    /// What happens when the completion is let go without having been called.
    var onDrop: (() -> Void)?
    private var isFulfilled = false

    /// Notes the call; answers false for every call after the first.
    func fulfil() -> Bool {
        defer { isFulfilled = true }
        return !isFulfilled
    }

    isolated deinit {
        if !isFulfilled { onDrop?() }
    }
}
