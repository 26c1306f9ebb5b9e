import Stations

/// One load of a web address that ends in time, and at once when its task is cancelled, whether or not the loader itself
/// heeds either.
@MainActor
final class TimedFetch {
    private typealias Outcome = Result<LoadedResource, ReleaseNotesError>

    private var continuation: CheckedContinuation<Outcome, Never>?
    private var tasks: [Task<Void, Never>] = []

    private init() {}

    /// - Parameters:
    ///   - limit: the most bytes that are taken.
    ///   - timeout: how long the load may take altogether; `sleep` waits for it.
    static func fetch(
        _ url: String, limit: Int, resources: any ResourceLoading, timeout: Duration,
        sleep: @escaping ReleaseNotesLoader.Sleep
    ) async throws(ReleaseNotesError) -> LoadedResource {
        let fetch = TimedFetch()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                fetch.continuation = continuation
                guard !Task.isCancelled else { return fetch.finish(.failure(.cancelled)) }
                fetch.tasks = [
                    Task {
                        do {
                            fetch.finish(.success(try await resources.load(url, limit: limit)))
                        } catch {
                            fetch.finish(.failure(ReleaseNotesError(error, timeout: timeout)))
                        }
                    },
                    Task {
                        // A sleep that was interrupted means that the load is over.
                        guard (try? await sleep(timeout)) != nil else { return }
                        fetch.finish(.failure(.timedOut(after: timeout)))
                    },
                ]
            }
        } onCancel: {
            Task { @MainActor in fetch.finish(.failure(.cancelled)) }
        }
        return try outcome.get()
    }

    private func finish(_ outcome: Outcome) {
        guard let continuation else { return }
        self.continuation = nil
        for task in tasks { task.cancel() }
        tasks = []
        continuation.resume(returning: outcome)
    }
}
