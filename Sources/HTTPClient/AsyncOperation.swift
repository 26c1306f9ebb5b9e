import CSoup
import GLibBridge

/// One asynchronous operation of GIO, to be waited for.
@MainActor
final class AsyncOperation {
    private let continuation: CheckedContinuation<ObjectReference, Never>

    private init(_ continuation: CheckedContinuation<ObjectReference, Never>) { self.continuation = continuation }

    /// Starts an operation and waits for its `GAsyncResult`, which the operation's finish function turns into a value.
    ///
    /// GIO calls back exactly once, cancelled or not: the one reference that the C side holds is taken back there.
    ///
    /// - Parameter start: hands the callback and its user data to the C function.
    static func result(of start: (GAsyncReadyCallback, gpointer) -> Void) async -> ObjectReference {
        await withCheckedContinuation { continuation in
            start(
                { _, result, data in
                    guard let result, let data else { return }
                    // The result does not leave the main thread: GIO calls back where the operation was started.
                    nonisolated(unsafe) let (finished, box) = (result, data)
                    MainActor.assumeIsolated {
                        let operation = Unmanaged<AsyncOperation>.fromOpaque(box).takeRetainedValue()
                        operation.continuation.resume(returning: ObjectReference(retaining: finished))
                    }
                }, Unmanaged.passRetained(AsyncOperation(continuation)).toOpaque())
        }
    }
}
