import Glibc
import Stations
import Testing

@testable import Apps

@MainActor
struct WhatsNewLoaderTests {
    private static let address = "http://notes.example/n.json"

    private static func json(_ version: String) -> String { #"[{"version":"\#(version)","new":[]}]"# }

    /// A loader whose clock stands still.
    private func loader(
        _ server: WhatsNewServer = WhatsNewServer("[]"), folders: [String] = [], languages: [String] = ["en"]
    ) -> ReleaseNotesLoader {
        ReleaseNotesLoader(resources: server, folders: folders, languages: languages) { _ in
            try await Task.sleep(for: .seconds(100_000))
        }
    }

    // MARK: Where from

    @Test(
        "A web address has scheme http or https in any letter case",
        arguments: ["http://a.example/n", "HTTPS://A.example/n", "HtTp://a.example:80/n?x=1", " https://a.example/n\n"])
    func remote(_ source: String) async throws {
        let server = WhatsNewServer(Self.json("1"))
        #expect(try await loader(server).load(from: source).map(\.version) == ["1"])
        #expect(server.requests == [source.trimmingBlanks])
        #expect(server.limits == [5_000_000])
    }

    @Test(
        "A bad address is told apart",
        arguments: ["", " ", "http://", "https:///path", "http:", "file://other/x", "a\0b"])
    func badAddress(_ source: String) async {
        let server = WhatsNewServer("[]")
        #expect(await loader(server).error(from: source) == .badAddress(source))
        #expect(server.requests.isEmpty)
    }

    @Test(
        "An address that is not HTTP is told apart", arguments: ["ftp://a.example/n", "gopher://x", "carshell://notes"])
    func notHTTP(_ source: String) async {
        #expect(await loader().error(from: source) == .notHTTP(source))
    }

    @Test("What has a slash in it is a path, what has none is a name, whatever colons are in it")
    func sources() throws {
        #expect(try ReleaseNotesSource("/a/b.json") == .file(path: "/a/b.json"))
        #expect(try ReleaseNotesSource("./b.json") == .file(path: "./b.json"))
        #expect(try ReleaseNotesSource("c:/b.json") == .file(path: "c:/b.json"))
        #expect(try ReleaseNotesSource("file:///a%20b.json") == .file(path: "/a b.json"))
        #expect(try ReleaseNotesSource("data") == .named("data"))
        #expect(try ReleaseNotesSource("a:b") == .named("a:b"))
        #expect(try ReleaseNotesSource("Neuigkeiten für heute") == .named("Neuigkeiten für heute"))
    }

    // MARK: Errors of servers

    @Test("Each failure of a server is told apart, and has a sentence")
    func serverErrors() async {
        let failures: [(ResourceLoadingError, ReleaseNotesError)] = [
            (.badAddress("x"), .badAddress("x")),
            (.notHTTP("x"), .notHTTP("x")),
            (.status(500, phrase: "Oops"), .status(500, phrase: "Oops")),
            (.status(304, phrase: ""), .status(304, phrase: "")),
            (.transport(reason: "no route"), .transport(reason: "The connection failed: no route.")),
            (.tooLarge(limit: 5_000_000), .tooLarge(limit: 5_000_000)),
            (.timedOut, .timedOut(after: .seconds(15))),
            (.cancelled, .cancelled),
        ]
        for (failure, expected) in failures {
            let error = await loader(WhatsNewServer(.failure(failure))).error(from: Self.address)
            #expect(error == expected)
            #expect(error?.description.hasSuffix(".") == true)
        }
        #expect(Set(failures.map(\.1)).count == failures.count)
    }

    @Test("A failure of an unknown kind happened on the way")
    func unknownFailure() async {
        let server = WhatsNewServer(.failure(FakeLoader.Fault()))
        #expect(await loader(server).error(from: Self.address) == .transport(reason: "The server is ill."))
    }

    @Test("A server that gives something else than notes is told by the path of the bad field")
    func decoding() async {
        let server = WhatsNewServer(#"[{"version":"1","new":[{"icon":1,"title":"","subtitle":"","body":""}]}]"#)
        let fault = ReleaseNotesFault(path: "[0].new[0].icon", reason: .wrongType(expected: "a text"))
        #expect(await loader(server).error(from: Self.address) == .decoding(fault))
    }

    // MARK: Time and cancellation

    @Test("A server that never answers is given up after 15 seconds, though its loader goes on")
    func timeout() async {
        let server = WhatsNewServer()
        let slept = Slept()
        let loader = ReleaseNotesLoader(resources: server, folders: [], languages: []) { duration in
            await slept.note(duration)
        }
        #expect(await loader.error(from: Self.address) == .timedOut(after: .seconds(15)))
        #expect(slept.durations == [.seconds(15)])
        server.answer(.success([]))
    }

    @MainActor private final class Slept {
        private(set) var durations: [Duration] = []
        func note(_ duration: Duration) { durations.append(duration) }
    }

    @Test("Cancelling ends a load at once, though the loader goes on; a late answer changes nothing")
    func cancelled() async {
        let server = WhatsNewServer()
        let loader = loader(server)
        let load = Task { await loader.error(from: Self.address) }
        await server.arrival()
        load.cancel()
        #expect(await load.value == .cancelled)
        server.answer(.success(Array("[]".utf8)))
    }

    @Test("A task that is cancelled beforehand gets nothing, from the web or from a file")
    func cancelledBefore() async throws {
        let folder = try WhatsNewTemporaryFolder()
        let path = try folder.write("[]", to: "n.json")
        for source in [Self.address, path] {
            let loader = loader(WhatsNewServer("[]"))
            let load = Task {
                while !Task.isCancelled { await Task.yield() }
                return await loader.error(from: source)
            }
            load.cancel()
            #expect(await load.value == .cancelled)
        }
    }

    // MARK: Size

    /// Valid notes of exactly this size in bytes.
    private func notes(size: Int) -> [UInt8] {
        let (head, tail) = (Array(#"[{"version":"1","new":[],"filler":""#.utf8), Array(#""}]"#.utf8))
        return head + [UInt8](repeating: UInt8(ascii: "x"), count: size - head.count - tail.count) + tail
    }

    @Test("5 MB are taken and one byte more is too large, from the web and from a file")
    func size() async throws {
        let folder = try WhatsNewTemporaryFolder()
        let (full, over) = (notes(size: 5_000_000), notes(size: 5_000_001))
        #expect(try await loader(WhatsNewServer(.success(full))).load(from: Self.address).count == 1)
        #expect(try await loader().load(from: folder.write(full, to: "full.json")).count == 1)
        // Also when a loader of web addresses does not keep to the limit.
        let tooLarge = ReleaseNotesError.tooLarge(limit: 5_000_000)
        #expect(await loader(WhatsNewServer(.success(over))).error(from: Self.address) == tooLarge)
        #expect(await loader().error(from: try folder.write(over, to: "over.json")) == tooLarge)
    }

    @Test("A file with many thousand changes is read whole")
    func manyChanges() async throws {
        let change = #"{"icon":"bolt","title":"T","subtitle":"S","body":"B"}"#
        let text = #"[{"version":"1","new":["# + repeatElement(change, count: 90_000).joined(separator: ",") + "]}]"
        #expect(text.utf8.count < 5_000_000)
        let releases = try await loader(WhatsNewServer(text)).load(from: Self.address)
        #expect(releases.first?.changes.count == 90_000)
    }

    // MARK: Files

    @Test("A missing file is told apart from one that can't be read")
    func missingFile() async throws {
        let folder = try WhatsNewTemporaryFolder()
        let path = try folder.write("[]", to: "n.json")
        #expect(await loader().error(from: path) == nil)
        #expect(
            await loader().error(from: folder.path + "/no.json")
                == .fileMissing(name: folder.path + "/no.json", looked: []))
        #expect(await loader().error(from: path + "/x.json") == .fileMissing(name: path + "/x.json", looked: []))
        #expect(await loader().error(from: folder.path) == .unreadable(path: folder.path, reason: "it is not a file"))
        guard case .fileMissing("no", let looked) = await loader(folders: [folder.path]).error(from: "no") else {
            Issue.record("a name that is nowhere should be missing")
            return
        }
        #expect(looked.first == folder.path + "/no/en.json")
    }

    @Test("A pipe is refused and not waited for")
    func pipe() async throws {
        let folder = try WhatsNewTemporaryFolder()
        let path = folder.path + "/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        #expect(await loader().error(from: path) == .unreadable(path: path, reason: "it is not a file"))
    }

    @Test("A name is looked for in the data folders in their order, with and without the ending")
    func folders() async throws {
        let (first, second) = (try WhatsNewTemporaryFolder(), try WhatsNewTemporaryFolder())
        try second.write(Self.json("second"), to: "data.json")
        let loader = loader(folders: [first.path, second.path + "/"])
        #expect(try await loader.load(from: "data").first?.version == "second")
        #expect(try await loader.load(from: "data.json").first?.version == "second")
        try first.write(Self.json("first"), to: "data.json")
        #expect(try await loader.load(from: "data").first?.version == "first")
    }

    @Test("A name's language variants are chosen by locale: the language's own, then English, then the one without any")
    func variants() async throws {
        let folder = try WhatsNewTemporaryFolder()
        func version(_ languages: String...) async throws -> String? {
            try await loader(folders: [folder.path], languages: languages).load(from: "data").first?.version
        }
        try folder.write(Self.json("plain"), to: "data.json")
        #expect(try await version("de_DE.UTF-8") == "plain")
        try folder.write(Self.json("en"), to: "data.en.json")
        #expect(try await version("de_DE.UTF-8") == "en")
        try folder.write(Self.json("de"), to: "data/de.json")
        #expect(try await version("de_DE.UTF-8") == "de")
        #expect(try await version("fr", "de") == "de")
        #expect(try await version("fr") == "en")
        try folder.write(Self.json("de-AT"), to: "data/de-AT.json")
        #expect(try await version("de_AT@euro") == "de-AT")
        #expect(try await version("de_CH") == "de")
        try folder.write(Self.json("zh-Hant"), to: "data.zh-Hant.json")
        #expect(try await version("zh_TW.UTF-8") == "zh-Hant")
        #expect(try await version("zh-Hant-HK") == "zh-Hant")
        #expect(try await version("zh_CN.UTF-8") == "en")
        #expect(try await version("C.UTF-8") == "en")
    }

    @Test("A broken variant is told and not passed over for another language")
    func brokenVariant() async throws {
        let folder = try WhatsNewTemporaryFolder()
        try folder.write("{", to: "data/de.json")
        try folder.write("[]", to: "data/en.json")
        guard case .decoding = await loader(folders: [folder.path], languages: ["de"]).error(from: "data") else {
            Issue.record("should not decode")
            return
        }
    }
}

extension String {
    /// Without spaces and line ends at both sides.
    fileprivate var trimmingBlanks: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
