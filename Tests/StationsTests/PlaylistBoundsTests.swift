import Testing

@testable import Stations

/// Sizes and hostile inputs.
struct PlaylistBoundsTests {
    private static func m3u(_ count: Int) -> String {
        "#EXTM3U\n"
            + (1...count).map {
                "#EXTINF:-1 tvg-logo=\"\($0).png\" group-title=\"G\",Station \($0)\nhttp://a.example/\($0)\n"
            }.joined()
    }

    @Test("20,000 entries are read whole (B016)", .timeLimit(.minutes(1)))
    func manyEntries_B016() throws {
        let large = Self.m3u(20_000)
        let list = try playlist(large)
        #expect(list.entries.count == 20_000)
        #expect(list.entries.last?.title == "Station 20000")
    }

    @Test("Above 10,000 entries there is one for 20 bytes at most, with a notice")
    func entryBound() throws {
        let list = try playlist("#EXTM3U\n" + String(repeating: "http://a.b/\n", count: 20_000))
        #expect(list.entries.count == (8 + 20_000 * 12) / 20)
        #expect(list.notices == ["The list is too long: only its first 12000 entries are used."])
        #expect(try playlist("#EXTM3U\n" + String(repeating: "http://a.b/\n", count: 10_000)).notices.isEmpty)
    }

    @Test("A list of more than 2 MB is refused, one of just 2 MB is read")
    func sizeBound() {
        let start = "#EXTM3U\nhttp://a.example/1\n#"
        let whole = start + String(repeating: "x", count: PlaylistReader.sizeLimit - start.utf8.count)
        guard case .playlist = playlistContent(whole) else { return #expect(Bool(false)) }
        #expect(playlistContent(whole + "x") == .notAPlaylist(.tooLarge(limit: 2_000_000)))
    }

    @Test("Packed lists are unpacked within the limit, and not twice")
    func packing() {
        let packed: [UInt8] = [0x1F, 0x8B, 8, 0]
        var limits: [Int] = []
        nonisolated(unsafe) let record = { (limit: Int) in limits.append(limit) }
        let content = playlistContent(packed) { _, limit in
            record(limit)
            return Array("#EXTM3U\nhttp://a.example/1".utf8)
        }
        guard case .playlist(let list) = content else { return #expect(Bool(false), "\(content)") }
        #expect(list.entries.count == 1)
        #expect(limits == [PlaylistReader.sizeLimit])
        #expect(playlistContent(packed) { _, _ in packed } == .notAPlaylist(.damagedArchive))
        #expect(playlistContent(packed) { _, _ in nil } == .notAPlaylist(.damagedArchive))
    }

    @Test("Rejected entries are counted, and only the first hundred described")
    func manyRejected() throws {
        let list = try playlist("#EXTM3U\nhttp://a.example/1\n" + String(repeating: "mms://x/\n", count: 5000))
        #expect(list.rejectedCount == 5000)
        #expect(list.rejected.count == 100)
    }

    /// Each would take minutes if its reading took the square of its length.
    private static let longLines = [
        "#EXTM3U\n#EXTINF:-1 " + String(repeating: "a=\"b a='c ", count: 60_000) + "\nhttp://a.example/1",
        "#EXTM3U\n#EXTINF:-1 " + String(repeating: "w ", count: 300_000) + "x=1\nhttp://a.example/1",
        "#EXTM3U\n" + String(repeating: "#EXTINF:,\n", count: 60_000) + "http://a.example/1",
        "[playlist]\n" + String(repeating: "Title1=x\n", count: 60_000) + "File1=http://a.example/1",
        "#EXTM3U\nhttp://a.example/1\nhttp://a.example/" + String(repeating: "../", count: 400_000),
        "#EXTM3U\nhttp://a.example/1\n" + String(repeating: "=", count: 600_000),
    ]

    @Test("Lines that could take the square of their length do not hang", .timeLimit(.minutes(1)), arguments: 0..<6)
    func noSquares(_ index: Int) {
        guard case .playlist(let playlist) = playlistContent(Self.longLines[index]) else {
            Issue.record("no playlist")
            return
        }
        #expect(playlist.entries.contains { $0.address == "http://a.example/1" })
    }
}
