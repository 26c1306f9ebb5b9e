import Glibc
import Testing

@testable import Stations

@MainActor
struct StationLibraryTests {
    private let folder: TemporaryFolder
    private let library: StationLibrary
    private let loader = FakeLoader()

    init() throws {
        folder = try TemporaryFolder()
        library = Self.library(folder.path + "/list.json", loader)
    }

    private static func library(_ argument: String, _ loader: FakeLoader) -> StationLibrary {
        let source = StationSource(argument: argument, folders: UserFolders(environment: [:]), builtIn: "/none")
        return StationLibrary(source: source, loader: loader)
    }

    @Test("A list is loaded; before, there is none and no error")
    func loads() async throws {
        try folder.write("[{streamURL: 'http://radio.example/1'}]", to: "list.json")
        #expect(library.list == nil && library.error == nil)
        await library.load()
        #expect(library.list?.stations.count == 1)
        #expect(library.error == nil)
    }

    @Test("The last good list stays when a later one is broken, cut off or gone; a good one replaces it")
    func lastGoodListStays() async throws {
        let good = "[{name: 'Good', streamURL: 'http://radio.example/1'},\n{streamURL: 'http://radio.example/2'}]"
        try folder.write(good, to: "list.json")
        await library.load()
        for bad in ["", "<html>", "{}", "[]", String(good.dropLast(8))] {
            try folder.write(bad, to: "list.json")
            await library.load()
            #expect(library.list?.stations.count == 2)
            #expect(library.error != nil)
        }
        unlink(folder.path + "/list.json")
        await library.load()
        #expect(library.error == .notFound(path: folder.path + "/list.json"))
        #expect(library.list?.stations.count == 2)
        try folder.write("[{name: 'New', streamURL: 'http://radio.example/3'}]", to: "list.json")
        await library.load()
        #expect(library.list?.stations.map(\.name) == ["New"])
        #expect(library.error == nil)
    }

    @Test("A list that breaks off is shown as far as it goes when there was none before")
    func partOfAList() async throws {
        try folder.write("[{streamURL: 'http://radio.example/1'}, {\n\"name", to: "list.json")
        await library.load()
        #expect(library.list?.stations.count == 1)
        #expect(library.error?.description.contains("line 2") == true)
    }

    @Test("A file of 100 MB is refused without being read")
    func hugeFile() async throws {
        try folder.write("", to: "list.json")
        #expect(truncate(folder.path + "/list.json", 100_000_000) == 0)
        await library.load()
        #expect(library.error == .tooLarge(list: folder.path + "/list.json", limit: 50_000_000))
    }

    @Test("A folder and a pipe are not read, which could wait for ever")
    func notAFile() async throws {
        let asFolder = Self.library(folder.path, loader)
        await asFolder.load()
        #expect(asFolder.error == .notAFile(path: folder.path))
        #expect(mkfifo(folder.path + "/list.json", 0o600) == 0)
        await library.load()
        #expect(library.error == .notAFile(path: folder.path + "/list.json"))
    }

    @Test("What the server says is told with the list's address")
    func loaderError() async {
        loader.outcome = .failure(FakeLoader.Fault())
        let library = Self.library("http://x.example/s.json", loader)
        await library.load()
        #expect(library.error?.description == "http://x.example/s.json could not be loaded. The server is ill.")
    }

    @Test("A list that was moved is read relative to its new place")
    func redirected() async {
        let bytes = Array("[{streamURL: 'a.mp3'}]".utf8)
        loader.outcome = .success(LoadedResource(bytes: bytes, contentType: nil, url: "http://new.example/d/s.json"))
        let library = Self.library("http://x.example/s.json", loader)
        await library.load()
        #expect(library.list?.stations.map(\.streamURL) == ["http://new.example/d/a.mp3"])
    }

    @Test("Two loads at the same time are one; a cancelled caller does not end it")
    func sharedLoad() async {
        let library = Self.library("http://x.example/s.json", loader)
        let bytes = Array("[{streamURL: 'a.mp3'}]".utf8)
        loader.outcome = .success(LoadedResource(bytes: bytes, contentType: nil, url: "http://x.example/s.json"))
        let first = Task { await library.load() }
        let second = Task { await library.load() }
        first.cancel()
        await first.value
        await second.value
        #expect(loader.count == 1)
        #expect(library.list?.stations.count == 1)
    }
}

/// Gives what the test says, and counts how often it was asked.
@MainActor
final class FakeLoader: ResourceLoading {
    struct Fault: Error, CustomStringConvertible { let description = "The server is ill." }

    var outcome: Result<LoadedResource, Fault> = .failure(Fault())
    private(set) var count = 0

    func load(_ url: String, limit: Int) async throws -> LoadedResource {
        count += 1
        return try outcome.get()
    }
}
