import Stations

@testable import Apps

/// Answers for web addresses when the test says so, and heeds no cancellation unless told to.
@MainActor
final class WhatsNewServer: ResourceLoading {
    private(set) var requests: [String] = []
    private(set) var limits: [Int] = []
    private var answer: Result<[UInt8], any Error>?
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    /// - Parameter answer: nil lets those who come wait.
    init(_ answer: Result<[UInt8], any Error>? = nil) { self.answer = answer }

    convenience init(_ text: String) { self.init(.success(Array(text.utf8))) }

    /// Answers all who wait and all who come.
    func answer(_ answer: Result<[UInt8], any Error>) {
        self.answer = answer
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Returns once somebody waits for an answer.
    func arrival() async {
        if waiting.isEmpty { await withCheckedContinuation { arrivals.append($0) } }
    }

    func load(_ url: String, limit: Int) async throws -> LoadedResource {
        requests.append(url)
        limits.append(limit)
        if answer == nil {
            await withCheckedContinuation { continuation in
                waiting.append(continuation)
                for arrival in arrivals { arrival.resume() }
                arrivals = []
            }
        }
        guard let answer else { return LoadedResource(bytes: [], contentType: nil, url: url) }
        return LoadedResource(bytes: try answer.get(), contentType: "application/json", url: url)
    }
}

extension ReleaseNotesLoader {
    /// What a load throws; nil when it gives releases.
    func error(from source: String) async -> ReleaseNotesError? {
        do throws(ReleaseNotesError) {
            _ = try await load(from: source)
            return nil
        } catch {
            return error
        }
    }
}
