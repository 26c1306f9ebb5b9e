import Glibc
import Testing

@testable import Stations

@MainActor
struct StateStoreTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/new/folder/state.json"
    }

    /// A store that writes only when told to, and whose errors are kept.
    private func store(_ path: String? = nil) -> (StateStore, Errors) {
        let errors = Errors()
        return (StateStore(path: path ?? self.path, delay: .seconds(3600)) { errors.all.append($0) }, errors)
    }

    private final class Errors { var all: [StateStoreError] = [] }

    @Test("What was changed is there after the next start, in folders that were made for it")
    func remembers() async {
        let (store, errors) = store()
        store.change { $0.notePlayed(address: "http://radio.example/1") }
        store.change { $0.volume = 0.25 }
        await store.flush()
        let (next, _) = self.store()
        await next.load()
        #expect(next.state.recentStations == ["http://radio.example/1"])
        #expect(next.state.lastStation == "http://radio.example/1")
        #expect(next.state.volume == 0.25)
        #expect(errors.all.isEmpty)
    }

    @Test("Changes are written by themselves after the delay")
    func writesByItself() async throws {
        let store = StateStore(path: path, delay: .zero) { _ in }
        store.change { $0.volume = 0.5 }
        await store.settled()
        #expect(try folder.read("new/folder/state.json").contains("0.5"))
    }

    @Test("Recent stations: the latest first, each once, twelve at most")
    func recents() {
        var state = SavedState()
        for number in 1...14 { state.notePlayed(address: "s\(number)") }
        state.notePlayed(address: "s5")
        #expect(state.recentStations.count == SavedState.maximumRecentStations)
        #expect(Array(state.recentStations.prefix(3)) == ["s5", "s14", "s13"])
        #expect(state.recentStations.filter { $0 == "s5" }.count == 1)
    }

    @Test("A change made before the file was read is kept, on top of what the file holds")
    func earlyChange() async throws {
        try folder.write("{\"recentStations\": [\"old\"], \"volume\": 0.5}", to: "new/folder/state.json")
        let (store, _) = store()
        store.change { $0.notePlayed(address: "new") }
        #expect(store.state.recentStations == ["new"])
        await store.flush()
        #expect(store.state.recentStations == ["new", "old"])
        #expect(store.state.volume == 0.5)
    }

    @Test("A broken file is set aside and reported, and the state begins anew")
    func brokenFile() async throws {
        try folder.write("{\"volume\": 0.", to: "new/folder/state.json")
        let (store, errors) = store()
        await store.load()
        #expect(store.state == SavedState())
        #expect(errors.all == [.broken(path: path, keptAs: path + ".broken")])
        #expect(try folder.read("new/folder/state.json.broken") == "{\"volume\": 0.")
        store.change { $0.volume = 1 }
        await store.flush()
        #expect(try folder.read("new/folder/state.json").contains("\"volume\": 1"))
    }

    @Test("Keys of another version are kept; members of the wrong type cost only themselves")
    func unknownKeys() async throws {
        try folder.write(
            "{\"future\": {\"a\": [1.50]}, \"volume\": \"loud\", \"recentStations\": [1, \"s\"]}",
            to: "new/folder/state.json")
        let (store, _) = store()
        await store.load()
        #expect(store.state.recentStations == ["s"])
        #expect(store.state.volume == nil)
        store.change { $0.volume = 7 }
        store.change { $0.volume = 0.75 }
        await store.flush()
        let text = try folder.read("new/folder/state.json")
        #expect(text.contains("\"future\"") && text.contains("1.50") && text.contains("0.75"))
    }

    @Test("What cannot be saved is reported and tried again with the next change")
    func notSaved() async throws {
        try folder.write("a file where the folder should be", to: "new")
        let (store, errors) = store()
        store.change { $0.volume = 0.5 }
        await store.flush()
        #expect(errors.all.isEmpty == false)
        #expect(store.state.volume == 0.5)
    }

    @Test("A full disk leaves the old file as it was, without a rest")
    func fullDisk() async throws {
        try folder.write("{}", to: "new/folder/state.json")
        let (store, errors) = store()
        await store.load()
        // The temporary file's name leads to a device that is always full.
        #expect(symlink("/dev/full", path + ".new") == 0)
        store.change { $0.volume = 0.5 }
        await store.flush()
        #expect(errors.all == [.notSaved(path: path, SystemError(code: ENOSPC))])
        #expect(try folder.read("new/folder/state.json") == "{}")
        store.change { $0.volume = 0.75 }
        await store.flush()
        #expect(try folder.read("new/folder/state.json").contains("0.75"))
    }

    @Test("What is not a file is left alone and nothing is saved")
    func notAFile() async throws {
        let (store, errors) = store(folder.path)
        store.change { $0.volume = 0.5 }
        await store.flush()
        #expect(errors.all == [.unreadable(path: folder.path, reason: "it is not a file")])
    }

    @Test("Without a folder the state lives in memory")
    func noFolder() async {
        let errors = Errors()
        let store = StateStore(folders: UserFolders(environment: [:])) { errors.all.append($0) }
        store.change { $0.volume = 0.5 }
        await store.flush()
        #expect(store.state.volume == 0.5)
        #expect(errors.all.isEmpty)
    }
}

extension StateStoreTests {
    @Test("Places of podcasts are kept in their order; those that make no sense are not read")
    func positions() async throws {
        let places = [SavedPosition(item: "b", seconds: 12.3456), SavedPosition(item: "a \"1\"", seconds: 4000)]
        let state = try #require(SavedState(json: SavedState(positions: places).json))
        #expect(state.positions == [SavedPosition(item: "b", seconds: 12.346), places[1]])
        let json = """
            {"positions": [{"item": "x"}, {"seconds": 1}, 7, {"item": 5, "seconds": 1}, {"item": "n", "seconds": -1},
            {"item": "t", "seconds": "5"}, {"item": "good", "seconds": 5}]}
            """
        #expect(SavedState(json: Array(json.utf8))?.positions == [SavedPosition(item: "good", seconds: 5)])
        #expect(SavedState(json: Array("{\"positions\": 5}".utf8))?.positions == [])
    }
}
