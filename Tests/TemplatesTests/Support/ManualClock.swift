import Synchronization

/// A clock that stands still until a test advances it.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State {
        var now = Duration.zero
        var sleepers: [(id: UInt64, deadline: Duration, wake: CheckedContinuation<Void, any Error>)] = []
        var cancelled: Set<UInt64> = []
        var lastID: UInt64 = 0
    }

    private let state = Mutex(State())

    var now: Instant { Instant(offset: state.withLock(\.now)) }
    var minimumResolution: Duration { .zero }
    var sleeperCount: Int { state.withLock(\.sleepers.count) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state -> UInt64 in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                state.withLock { state in
                    if state.cancelled.contains(id) {
                        continuation.resume(throwing: CancellationError())
                    } else {
                        state.sleepers.append((id, deadline.offset, continuation))
                    }
                }
            }
        } onCancel: {
            state.withLock { state in
                state.cancelled.insert(id)
                for sleeper in state.sleepers where sleeper.id == id {
                    sleeper.wake.resume(throwing: CancellationError())
                }
                state.sleepers.removeAll { $0.id == id }
            }
        }
    }

    /// Wakes everyone who is due.
    func advance(by duration: Duration) {
        state.withLock { state in
            state.now += duration
            for sleeper in state.sleepers where sleeper.deadline <= state.now { sleeper.wake.resume() }
            state.sleepers.removeAll { [now = state.now] in $0.deadline <= now }
        }
    }
}

/// Lets other tasks run until a condition holds; answers false when it doesn't after a great many turns.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
    return condition()
}
