import GLibBridge
import XCTest

/// Tests of what works on the main actor and in GLib's loop, with synchronous methods, as those run on the main thread.
class MainLoopTestCase: XCTestCase {
    private let mainQueue = MainQueueSource()

    /// Runs main-actor work and GLib's loop until the work is done.
    final func run<Value: Sendable>(_ body: @escaping @MainActor () async throws -> Value) throws -> Value {
        try MainActor.assumeIsolated {
            var outcome: Result<Value, any Error>?
            Task { @MainActor in
                do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
            }
            while true {
                if let outcome { return try outcome.get() }
                MainContext.iterate(mayBlock: true)
            }
        }
    }
}
