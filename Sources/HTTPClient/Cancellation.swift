import CSoup
import GLibBridge

/// Ends GIO operations: as the task was cancelled, or as the time is up.
@MainActor
final class Cancellation {
    private let reference: ObjectReference
    private(set) var isTimeUp = false

    init() { reference = ObjectReference(taking: OpaquePointer(g_cancellable_new())) }

    /// For the calls of GIO; valid as long as this object lives.
    var pointer: UnsafeMutablePointer<GCancellable> { UnsafeMutablePointer(reference.pointer) }

    func cancel() { g_cancellable_cancel(pointer) }

    /// Cancels as the time is up, which the error then says.
    func expire() {
        isTimeUp = true
        cancel()
    }
}
