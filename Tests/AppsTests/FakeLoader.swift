import Stations

/// Gives lists when the test says so.
@MainActor
final class FakeLoader: ResourceLoading {
    struct Fault: Error, CustomStringConvertible { let description = "The server is ill." }

    private(set) var count = 0
    private var answer: Result<String, Fault>?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Answers all who wait and all who come; nil makes those who come wait.
    func set(_ answer: Result<String, Fault>?) {
        self.answer = answer
        guard answer != nil else { return }
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func load(_ url: String, limit: Int) async throws -> LoadedResource {
        count += 1
        if answer == nil { await withCheckedContinuation { waiting.append($0) } }
        let text = try answer?.get() ?? ""
        return LoadedResource(bytes: Array(text.utf8), contentType: nil, url: url)
    }
}
