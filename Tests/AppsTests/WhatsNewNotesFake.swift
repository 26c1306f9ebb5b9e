@testable import Apps

/// Gives notes when the test says so, one load after the other, and heeds no cancellation.
@MainActor
final class WhatsNewNotesFake: ReleaseNotesLoading {
    typealias Outcome = Result<[Release], ReleaseNotesError>

    private(set) var sources: [String] = []
    /// Answers at once those who come; nil lets them wait.
    var answer: Outcome?
    private var waiting: [(load: Int, continuation: CheckedContinuation<Outcome, Never>)] = []

    init(_ answer: Outcome? = nil) { self.answer = answer }

    /// The loads that wait, by their number, from 0.
    var waitingLoads: [Int] { waiting.map(\.load) }

    /// Answers one load that waits.
    func answer(load: Int, _ outcome: Outcome) {
        guard let index = waiting.firstIndex(where: { $0.load == load }) else { return }
        waiting.remove(at: index).continuation.resume(returning: outcome)
    }

    func load(from source: String) async throws(ReleaseNotesError) -> [Release] {
        sources.append(source)
        if let answer { return try answer.get() }
        let load = sources.count - 1
        return try await withCheckedContinuation { waiting.append((load, $0)) }.get()
    }
}
