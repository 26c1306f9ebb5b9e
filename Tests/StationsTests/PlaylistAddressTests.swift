import Testing

@testable import Stations

/// What the addresses in lists mean, and what they may not mean.
struct PlaylistAddressTests {
    @Test(
        "Relative addresses are resolved as RFC 3986, 5.4 has it",
        arguments: [
            ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
            ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
            ("#s", "http://a/b/c/d;p?q#s"),
            ("", "http://a/b/c/d;p"), (".", "http://a/b/c/"), ("..", "http://a/b/"), ("../g", "http://a/b/g"),
            ("../..", "http://a/"), ("../../../g", "http://a/g"), ("g?y/../x", "http://a/b/c/g?y/../x"),
            ("https://x/y", "https://x/y"),
        ])
    func relative(_ reference: String, _ expected: String) {
        #expect(AddressReference.resolve(reference, against: "http://a/b/c/d;p?q") == expected)
    }

    @Test("A base without a path has one all the same")
    func baseWithoutPath() {
        #expect(AddressReference.resolve("live.mp3", against: "http://a.example") == "http://a.example/live.mp3")
        #expect(AddressReference.resolve("live.mp3", against: "file.m3u") == nil)
    }

    @Test(
        "A list from elsewhere may not reach this machine",
        arguments: [
            "file:///etc/passwd", "FILE:/etc/passwd", "file://localhost/etc/passwd", "C:\\x.mp3", "\\\\nas\\x.mp3",
            "pipe:0", "fd:3", "cdda://1",
        ])
    func localFromRemote(_ address: String) {
        let content = playlistContent("#EXTM3U\n\(address)\n")
        guard case .notAPlaylist(.noUsableEntries(1, let first)) = content else {
            return #expect(Bool(false), "\(content)")
        }
        #expect(first.fault == .localInRemoteList(address))
    }

    @Test(
        "Control characters in a scheme do not hide it",
        arguments: ["fi\u{0}le://localhost/etc/passwd", "fi\tle://localhost/etc/passwd", "\u{1}file:///etc/passwd"])
    func hiddenScheme(_ address: String) {
        let units = ("\u{FEFF}#EXTM3U\n" + address).utf16
        let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        guard case .notAPlaylist(.noUsableEntries(1, let first)) = playlistContent(bytes),
            case .localInRemoteList = first.fault
        else { return #expect(Bool(false), "\(playlistContent(bytes))") }
    }

    @Test("The same entry in a list on this machine is a file")
    func localFromLocal() throws {
        let list = try playlist(
            "#EXTM3U\nfile:///music/a%20b.mp3\n", at: "file:///lists/x.m3u", files: FakeFiles(["/music/a b.mp3"]))
        #expect(list.entries.map(\.address) == ["file:///music/a%20b.mp3"])
        #expect(list.entries.map(\.isMissing) == [false])
    }

    @Test("Paths escaped as if they were addresses, and drive letters in file addresses, are found")
    func oddLocalPaths() throws {
        let files = FakeFiles(["/stick/Music/a b.mp3", "/stick/c.mp3"])
        let list = try playlist(
            "#EXTM3U\nMusic/a%20b.mp3\nfile:///E:/c.mp3\n/Music/a b.mp3\n\\c.mp3\nMUSIC\\A B.MP3",
            at: "file:///stick/x.m3u",
            files: files)
        #expect(
            list.entries.compactMap { FileAddress.path(address: $0.address) } == [
                "/stick/Music/a b.mp3", "/stick/c.mp3", "/stick/Music/a b.mp3", "/stick/c.mp3", "/stick/Music/a b.mp3",
            ])
        #expect(list.entries.allSatisfy { !$0.isMissing })
    }

    @Test("Schemes in capitals, blanks in addresses and SHOUTcast's own scheme are understood")
    func oddRemoteAddresses() throws {
        let list = try playlist("#EXTM3U\nHTTP://A.example/x y\nicy://a.example:8000/\n\"http://a.example/q\"\n")
        #expect(
            list.entries.map(\.address) == ["http://A.example/x%20y", "http://a.example:8000/", "http://a.example/q"])
    }

    @Test("An address longer than 8 kB is rejected, one below is not")
    func longAddresses() throws {
        let start = "http://a.example/"
        let fits = start + String(repeating: "x", count: 8192 - start.utf8.count)
        let list = try playlist("#EXTM3U\n\(fits)\n\(fits)x\n")
        #expect(list.entries.map(\.address) == [fits])
        #expect(list.rejected.map(\.fault) == [.tooLong(limit: 8192)])
    }

    @Test(
        "What an address looks as if it were",
        arguments: [
            ("http://a.example/listen.pls?sid=1", AddressKind.playlist), ("http://a.example/x.M3U", .playlist),
            ("http://a.example/playlist.php?format=m3u", .playlist), ("http://a.example/x.xspf#t", .playlist),
            ("http://a.example/x?list=a.asx&b=1", .playlist), ("file:///lists/x.pls", .playlist),
            ("http://a.example/live.m3u8", .stream), ("http://a.example/live.mp3", .stream),
            ("http://a.example/pls", .stream), ("http://a.example/;", .stream), ("http://a.example/tunein/42", .stream),
            ("http://m3u.example/live", .stream),
        ])
    func guesses(_ address: String, _ kind: AddressKind) {
        #expect(AddressKind.guess(address) == kind)
    }
}
