import FoundationEssentials
import Playback
import Stations

@testable import Probe

/// A command with fake parts all round, and what came out of it.
@MainActor
final class ProbeRig: PrefixFetching, ResourceLoading {
    /// What an engine does with an address: its events, in order.
    var sounds: [String: [AudioEngineEvent]] = [:]
    var texts: [String: String] = [:]
    var files: [String: String] = [:]
    /// Paths at which there are pipes.
    var pipes: Set<String> = []
    var headers: [String: String] = [:]
    private(set) var played: [String] = []
    private(set) var output = ""
    private(set) var complaints = ""

    func run(_ arguments: String...) async -> Int32 {
        await ProbeCommand(arguments: arguments).run(
            { parts }, output: { output += $0 }, complain: { complaints += $0 })
    }

    var parts: ProbeCommand.Parts {
        let files = RigFiles(contents: files, pipes: pipes)
        let resolver = AddressResolver(
            fetcher: self, reader: PlaylistReader(xml: RigXML(), files: files), files: files)
        // Time is up at once where nothing else happens.
        return ProbeCommand.Parts(
            resolver: resolver, loader: self, files: files, workingFolder: "/folder", wait: { _ in await Task.yield() },
            makeEngine: { RigEngine(self) })
    }

    /// The lines of output as JSON objects.
    func objects() throws -> [[String: RigJSON]] {
        try output.split(separator: "\n").map { line in
            try JSONDecoder().decode([String: RigJSON].self, from: Data(line.utf8))
        }
    }

    func fetchPrefix(
        of url: String, limit: Int, isEnough: @MainActor ([UInt8]) -> Bool
    ) async throws(PrefixFetchError) -> FetchedPrefix {
        if url.contains("no-such-host") { throw .hostNotFound }
        guard let text = texts[url] else { return FetchedPrefix(status: 404, phrase: "Not Found") }
        if text.hasPrefix("→") {
            return FetchedPrefix(status: 302, headers: ["location": String(text.dropFirst())])
        }
        return FetchedPrefix(status: 200, headers: headers, bytes: Array(text.utf8), isWhole: true)
    }

    func load(_ url: String, limit: Int) async throws -> LoadedResource {
        LoadedResource(bytes: Array((texts[url] ?? "").utf8), contentType: nil, url: url)
    }

    fileprivate func play(_ uri: String) -> [AudioEngineEvent] {
        played.append(uri)
        return sounds[uri] ?? []
    }
}

/// Any JSON, as far as these tests look into it.
enum RigJSON: Decodable, Equatable {
    case null
    case text(String)
    case number(Int)
    case list([RigJSON])
    case object([String: RigJSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let list = try? value.decode([RigJSON].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: RigJSON].self))
        }
    }

    subscript(key: String) -> RigJSON? { if case .object(let members) = self { members[key] } else { nil } }
    var count: Int { if case .list(let list) = self { list.count } else { -1 } }
}

@MainActor
private final class RigEngine: AudioEngine {
    var onEvent: ((AudioEngineEvent, LoadID) -> Void)?
    private let rig: ProbeRig

    init(_ rig: ProbeRig) { self.rig = rig }

    func load(uri: String, id: LoadID, isLiveStream: Bool) { for event in rig.play(uri) { onEvent?(event, id) } }
    func resume() {}
    func pause() {}
    func stop() {}
    func seek(to seconds: Double) {}
    func setRate(_ rate: Double) {}
    func reportProgress() {}
    func useOutput(_ choice: AudioOutputChoice) {}
    func setVolume(_ volume: Double) {}
    func duck(to level: Double) {}
}

private struct RigXML: XMLReading {
    func read(_ bytes: [UInt8], encoding: String?, _ body: (XMLEvent) -> Bool) {}
}

private struct RigFiles: LocalFiles {
    let contents: [String: String]
    let pipes: Set<String>
    func isFile(_ path: String) -> Bool { contents[path] != nil }
    func names(inFolder path: String, limit: Int) -> [String] { [] }
    func prefix(of path: String, limit: Int) throws(BoundedFile.Failure) -> [UInt8] {
        if pipes.contains(path) { throw .notAFile }
        guard let text = contents[path] else { throw .notFound }
        return Array(text.utf8.prefix(limit))
    }
}
