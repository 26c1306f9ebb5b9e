import Glibc
import Testing

@testable import Stations

/// From what a person gives to the streams behind it.
@MainActor
struct PlaylistResolverTests {
    private let servers = PlaylistFakeServers()

    private func resolver(_ files: FakeFiles = FakeFiles()) -> AddressResolver {
        AddressResolver(fetcher: servers, reader: PlaylistReader(xml: NoXML(), files: files), files: files)
    }

    private func failure(_ address: String) async -> ResolveError? {
        do throws(ResolveError) {
            _ = try await resolver().resolve(address)
            return nil
        } catch { return error }
    }

    /// Frames of MP3 at 128 kbit/s and 44.1 kHz, without a useful byte in them.
    private static func mp3(frames: Int, junk: Int = 0) -> [UInt8] {
        [UInt8](repeating: 0x55, count: junk)
            + (0..<frames).flatMap { _ in [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 1, count: 413) }
    }

    @Test(
        "Pipes and devices in a playlist are missing files, and the entry behind them is found", .timeLimit(.minutes(1))
    )
    func pipesInPlaylists() async throws {
        let folder = try TemporaryFolder()
        for name in ["pipe.mp3", "pipe.m3u"] { #expect(mkfifo(folder.path + "/" + name, 0o600) == 0) }
        try folder.write(String(repeating: "OggS", count: 10), to: "sound.ogg")
        try folder.write("#EXTM3U\npipe.mp3\n/dev/zero\npipe.m3u\nsound.ogg\n", to: "list.m3u")
        let resolver = AddressResolver(fetcher: servers, reader: PlaylistReader(xml: NoXML()))
        let resolved = try await resolver.resolve(folder.path + "/list.m3u")
        let entries = try #require(resolved.playlist?.entries)
        #expect(entries.map(\.isMissing) == [true, true, true, false])
        #expect(resolved.candidates.contains { $0.address.hasSuffix("/sound.ogg") })
        for name in ["pipe.mp3", "pipe.m3u"] {
            await #expect(throws: ResolveError.notAFile(path: folder.path + "/" + name)) {
                try await resolver.resolve(folder.path + "/" + name)
            }
        }
    }

    // MARK: Streams

    @Test("A stream is told by its bytes whatever it is called, and no more than 16 kB of it are taken")
    func stream() async throws {
        servers.on("http://a.example/x.pls", Self.mp3(frames: 1000, junk: 300), type: "text/html")
        let resolved = try await resolver().resolve("http://a.example/x.pls")
        #expect(resolved.candidates == [StreamCandidate(address: "http://a.example/x.pls")])
        #expect(resolved.chain == [.stream(address: "http://a.example/x.pls", format: "MP3")])
        #expect(try #require(servers.taken["http://a.example/x.pls"]) <= 16384 + 700)
        #expect(resolved.playlist == nil)
    }

    @Test("Sound of a kind not known here is a stream too, after 16 kB")
    func unknownSound() async throws {
        servers.on("http://a.example/x", [UInt8](repeating: 3, count: 100_000))
        let resolved = try await resolver().resolve("http://a.example/x")
        #expect(resolved.chain == [.stream(address: "http://a.example/x", format: nil)])
        #expect(try #require(servers.taken["http://a.example/x"]) <= 16384 + 700)
    }

    @Test("An HLS list is one stream, under any name")
    func hls() async throws {
        servers.on("http://a.example/noext", "#EXTM3U\n#EXT-X-TARGETDURATION:6\nseg.ts", type: "text/plain")
        let resolved = try await resolver().resolve("http://a.example/noext")
        #expect(resolved.isHLS)
        #expect(resolved.candidates.map(\.address) == ["http://a.example/noext"])
    }

    @Test("A server that speaks no HTTP is left to the player")
    func noHTTP() async throws {
        servers.on("http://a.example/", fails: .notHTTP)
        let resolved = try await resolver().resolve("http://a.example/")
        #expect(resolved.candidates.map(\.address) == ["http://a.example/"])
    }

    // MARK: What a person writes

    @Test("Addresses are understood as people write them")
    func writing() async throws {
        for (written, asked) in [
            ("  http://a.example/x ", "http://a.example/x"), ("a.example/x", "http://a.example/x"),
            ("a.example:8000/x", "http://a.example:8000/x"), ("icy://a.example/x", "http://a.example/x"),
        ] {
            servers.on(asked, "OggS........")
            #expect(try await resolver().resolve(written).candidates.map(\.address) == [asked])
        }
        for (written, error) in [
            ("", ResolveError.badAddress("")), ("http://", .badAddress("http://")),
            ("nonsense", .badAddress("nonsense")),
            ("mms://a.example/x", .unplayableScheme("mms", address: "mms://a.example/x")),
        ] {
            #expect(await failure(written) == error)
            #expect(error.faultClass == .user)
        }
    }

    // MARK: Redirections

    @Test("Redirections are followed between http and https, relative ones too, five deep")
    func redirections() async throws {
        servers.on("http://a.example/1", status: 302, location: "https://a.example/2")
        servers.on("https://a.example/2", status: 301, location: "/3")
        servers.on("https://a.example/3", status: 307, location: "//b.example/4")
        servers.on("https://b.example/4", status: 308, location: "5")
        servers.on("https://b.example/5", status: 303, location: "http://c.example/live")
        servers.on("http://c.example/live", "OggS........")
        let resolved = try await resolver().resolve("http://a.example/1")
        #expect(resolved.candidates.map(\.address) == ["http://c.example/live"])
        #expect(resolved.chain.count == 6)
        #expect(
            resolved.chain.first == .redirection(from: "http://a.example/1", to: "https://a.example/2", status: 302))
        servers.on("http://z.example/", status: 302, location: "http://a.example/1")
        #expect(await failure("http://z.example/") == .tooManyRedirections(limit: 5))
    }

    @Test("Redirections in circles, without a target, to files and other schemes end with the server's fault")
    func badRedirections() async {
        servers.on("http://a.example/circle", status: 302, location: "/back")
        servers.on("http://a.example/back", status: 302, location: "/circle")
        servers.on("http://a.example/none", status: 302)
        servers.on("http://a.example/file", status: 302, location: "file:///etc/passwd")
        servers.on("http://a.example/mms", status: 302, location: "mms://b.example/")
        let expected: [(String, ResolveError)] = [
            ("circle", .redirectionInCircles("http://a.example/circle")), ("none", .redirectionWithoutTarget),
            ("file", .redirectionOutOfHTTP("file:///etc/passwd")), ("mms", .redirectionOutOfHTTP("mms://b.example/")),
        ]
        for (path, error) in expected {
            #expect(await failure("http://a.example/" + path) == error)
            #expect(error.faultClass == .server)
        }
    }

    // MARK: Playlists

    @Test("Mirrors become candidates in their order, are not asked, and the entry's name is the station's (B025)")
    func mirrors_B025() async throws {
        servers.on(
            "http://a.example/x",
            "[playlist]\nFile1=http://1.example/\nTitle1=Station\nFile2=http://2.example/\nFile3=http://3.example/")
        let resolved = try await resolver().resolve("http://a.example/x")
        #expect(resolved.candidates.map(\.address) == ["http://1.example/", "http://2.example/", "http://3.example/"])
        #expect(resolved.candidates.allSatisfy { !$0.needsResolving })
        #expect(servers.asked == ["http://a.example/x"])
        #expect(resolved.title == "Station")
    }

    @Test("Lists in lists are followed, each against its own address, and the outermost name stays (B023)")
    func nested_B023() async throws {
        servers.on("http://a.example/d/x.m3u", "#EXTM3U\n#EXTINF:-1,Outer\n../e/y.pls\n")
        servers.on("http://a.example/e/y.pls", "[playlist]\nFile1=z/live\nTitle1=Inner")
        let resolved = try await resolver().resolve("http://a.example/d/x.m3u")
        #expect(resolved.candidates.map(\.address) == ["http://a.example/e/z/live"])
        #expect(resolved.title == "Outer")
        #expect(
            resolved.candidates.map(\.trail) == [["http://a.example/d/x.m3u", "http://a.example/e/y.pls"]])
    }

    @Test("Five lists in a list are followed, six are not")
    func depth() async throws {
        for level in 0..<6 { servers.on("http://a.example/\(level).m3u", "\(level + 1).m3u") }
        servers.on("http://a.example/6.m3u", "OggS........")
        #expect(
            try await resolver().resolve("http://a.example/1.m3u").candidates.map(\.address) == [
                "http://a.example/6.m3u"
            ])
        servers.on("http://a.example/6.m3u", "http://a.example/live")
        #expect(
            await failure("http://a.example/0.m3u")?.description
                == ResolveError.nestedTooDeep(limit: 5).description)
    }

    @Test("A list that leads back to itself is refused, also by way of a candidate")
    func circles() async throws {
        servers.on("http://a.example/x.m3u", "y.m3u")
        servers.on("http://a.example/y.m3u", "x.m3u")
        let error = await failure("http://a.example/x.m3u")
        #expect(error?.description == "The playlist leads back to itself: http://a.example/x.m3u.")
        #expect(error?.faultClass == .format)

        servers.on("http://a.example/z.m3u", "http://a.example/dead\nz.m3u\n")
        let resolved = try await resolver().resolve("http://a.example/z.m3u")
        #expect(resolved.candidates.map(\.needsResolving) == [false, true])
        await #expect(throws: ResolveError.playlistInCircles("http://a.example/z.m3u")) {
            _ = try await resolver().resolve(resolved.candidates[1])
        }
    }

    @Test("A dead list among the entries is passed over; when all are dead the first one's reason is told")
    func deadEntries() async throws {
        servers.on("http://a.example/x.m3u", "dead.pls\nalive.pls\n")
        servers.on("http://a.example/alive.pls", "[playlist]\nFile1=http://1.example/")
        let resolved = try await resolver().resolve("http://a.example/x.m3u")
        #expect(resolved.candidates.map(\.address) == ["http://1.example/"])
        #expect(
            resolved.chain.contains(
                .failure(address: "http://a.example/dead.pls", .status(404, phrase: "Not Found"))))
        servers.on("http://a.example/all.m3u", "dead.pls\ndead2.pls\n")
        #expect(
            await failure("http://a.example/all.m3u")
                == .allEntriesFailed(count: 2, first: .status(404, phrase: "Not Found")))
    }

    @Test("A remote list may not reach this machine, though the same file may be given by hand")
    func remoteToLocal() async throws {
        let files = FakeFiles(contents: ["/music/a.ogg": "OggS........"])
        servers.on("http://a.example/x.m3u", "#EXTM3U\nfile:///music/a.ogg\n")
        let error = await failure("http://a.example/x.m3u")
        guard case .notAPlaylist(.noUsableEntries(1, let first)) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(first.fault == .localInRemoteList("file:///music/a.ogg"))
        let direct = try await resolver(files).resolve("file:///music/a.ogg")
        #expect(direct.chain == [.stream(address: "file:///music/a.ogg", format: "Ogg")])
    }

    @Test("A list on this machine leads to servers and to files beside it")
    func localList() async throws {
        let files = FakeFiles(contents: [
            "/lists/x.m3u": "a.ogg\nhttp://a.example/live\ngone.ogg", "/lists/a.ogg": "OggS",
        ])
        let resolved = try await resolver(files).resolve("/lists/x.m3u")
        #expect(resolved.candidates.map(\.address) == ["file:///lists/a.ogg", "http://a.example/live"])
        #expect(resolved.playlist?.entries.map(\.isMissing) == [false, false, true])
        await #expect(throws: ResolveError.fileNotFound(path: "/lists/none")) {
            _ = try await resolver(files).resolve("/lists/none")
        }
    }

    // MARK: Failures

    @Test("Failures are told apart: whose fault, and in a sentence")
    func failures() async {
        servers.on("http://a.example/404", status: 404)
        servers.on("http://a.example/401", status: 401)
        servers.on("http://a.example/503", status: 503)
        servers.on("http://a.example/empty", "")
        servers.on("http://a.example/html", "<!DOCTYPE html><html>", type: "text/html")
        servers.on("http://a.example/words", "Nothing here")
        servers.on("http://a.example/host", fails: .hostNotFound)
        servers.on("http://a.example/gone", fails: .connectionFailed(reason: "Connection refused"))
        servers.on("http://a.example/slow", fails: .timedOut)
        let expected: [(String, FaultClass, String)] = [
            ("404", .user, "The address was not found on the server. Check it."),
            ("401", .user, "The server wants a login."), ("503", .server, "The server answered 503 (As told)."),
            ("empty", .server, "The server sends nothing."),
            (
                "html", .format,
                "This is a web page, not sound and not a playlist. If it is a Wi-Fi network's log-in page, "
                    + "log in first."
            ), ("words", .format, "This is not a playlist: no line of it is an entry."),
            (
                "host", .network,
                "The server “a.example” was not found. Check the address and the network connection."
            ), ("gone", .network, "The connection failed: Connection refused."),
            ("slow", .network, "The server takes too long to answer."),
        ]
        for (path, faultClass, sentence) in expected {
            let error = await failure("http://a.example/" + path)
            #expect(error?.faultClass == faultClass, "\(path)")
            #expect(error?.description == sentence, "\(path)")
        }
    }

    @Test("A web page is let go of at its first bytes, a list is taken whole")
    func howMuch() async throws {
        servers.on("http://a.example/html", "<html>" + String(repeating: "x", count: 100_000))
        _ = await failure("http://a.example/html")
        #expect(servers.taken["http://a.example/html"] == 700)
        let list = String(repeating: "http://a.example/live\n", count: 5000)
        servers.on("http://a.example/list", list)
        #expect(try await resolver().resolve("http://a.example/list").playlist?.entries.count == 5000)
        #expect(servers.taken["http://a.example/list"] == list.utf8.count)
        servers.on("http://a.example/large", String(repeating: "http://a.example/live\n", count: 100_000))
        #expect(await failure("http://a.example/large") == .notAPlaylist(.tooLarge(limit: 2_000_000)))
    }
}
