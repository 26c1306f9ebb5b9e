/// Keeps an observer connected; letting go of it, or cancelling, disconnects.
@MainActor
public final class Observation {
    private var onCancel: (() -> Void)?

    init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    /// Makes sure that the observer is not called any more; further calls do nothing.
    public func cancel() {
        onCancel?()
        onCancel = nil
    }

    isolated deinit { onCancel?() }
}
