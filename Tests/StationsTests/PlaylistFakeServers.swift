@testable import Stations

/// Servers in a table: what each address answers, in what order they were asked.
@MainActor
final class PlaylistFakeServers: PrefixFetching {
    private var answers: [String: Result<FetchedPrefix, PrefixFetchError>] = [:]
    private(set) var asked: [String] = []
    /// How many bytes of each address were taken.
    private(set) var taken: [String: Int] = [:]

    func on(_ url: String, _ text: String, type: String = "application/octet-stream") {
        on(url, Array(text.utf8), type: type)
    }

    func on(_ url: String, _ bytes: [UInt8], type: String = "application/octet-stream") {
        answers[url] = .success(FetchedPrefix(status: 200, headers: ["content-type": type], bytes: bytes))
    }

    func on(_ url: String, status: Int, location: String? = nil) {
        answers[url] = .success(
            FetchedPrefix(status: status, phrase: "As told", headers: location.map { ["location": $0] } ?? [:]))
    }

    func on(_ url: String, fails error: PrefixFetchError) { answers[url] = .failure(error) }

    func fetchPrefix(
        of url: String, limit: Int, isEnough: @MainActor ([UInt8]) -> Bool
    ) async throws(PrefixFetchError) -> FetchedPrefix {
        asked.append(url)
        var answer = try (answers[url] ?? .success(FetchedPrefix(status: 404, phrase: "Not Found"))).get()
        // In small pieces, as a network brings them.
        let all = answer.bytes
        answer.bytes = []
        while answer.bytes.count < min(limit, all.count), !isEnough(answer.bytes) {
            answer.bytes += all[answer.bytes.count...].prefix(min(700, limit - answer.bytes.count))
        }
        answer.isWhole = answer.bytes.count == all.count
        taken[url] = answer.bytes.count
        return answer
    }
}
