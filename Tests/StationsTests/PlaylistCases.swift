import Testing

@testable import Stations

/// The playlists made for this project after public bug reports, and the right answers in `Cases/playlists.tsv`.
enum PlaylistCases {
    struct Row: Sendable, CustomTestStringConvertible {
        var id: String
        var input: String
        var kind: String
        var entries: Int
        var firstAddress: String
        var firstTitle: String
        var base: String

        var testDescription: String { input }
    }

    static var folder: String { "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/Cases" }

    static func bytes(_ name: String) throws -> [UInt8] {
        try BoundedFile.read(path: folder + "/" + name, limit: PlaylistReader.sizeLimit)
    }

    /// The rows of these kinds.
    static func rows(_ kinds: Set<String>) throws -> [Row] {
        String(decoding: try bytes("playlists.tsv"), as: UTF8.self).split(separator: "\n").dropFirst().compactMap {
            line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 9, kinds.contains(fields[2]), let count = Int(fields[3]) else { return nil }
            return Row(
                id: fields[0], input: fields[1], kind: fields[2], entries: count, firstAddress: fields[4],
                firstTitle: fields[5], base: fields[7])
        }
    }
}

/// No XML in these tests: XMLReader's have that.
struct NoXML: XMLReading {
    func read(_ bytes: [UInt8], encoding: String?, _ body: (XMLEvent) -> Bool) {}
}

/// Files that are there in name only, or with text in them.
struct FakeFiles: LocalFiles {
    var contents: [String: [UInt8]] = [:]

    init(_ paths: Set<String> = [], contents: [String: String] = [:]) {
        for path in paths { self.contents[path] = [] }
        for (path, text) in contents { self.contents[path] = Array(text.utf8) }
    }

    /// Swift's strings are equal when they are canonically equivalent; file names are not.
    func isFile(_ path: String) -> Bool { contents.keys.contains { $0.utf8.elementsEqual(path.utf8) } }

    func names(inFolder path: String, limit: Int) -> [String] {
        let start = path == "/" ? "/" : path + "/"
        let below = contents.keys.filter { $0.utf8.starts(with: start.utf8) }
        return Array(Set(below.compactMap { $0.dropFirst(start.count).split(separator: "/").first.map(String.init) }))
    }

    func prefix(of path: String, limit: Int) throws(BoundedFile.Failure) -> [UInt8] {
        guard let bytes = contents[path] else { throw .notFound }
        return Array(bytes.prefix(limit))
    }
}

/// What a text is, as if it had come from an address.
func playlistContent(
    _ text: String, at address: String = "http://lists.example/a/list", contentType: String? = nil
) -> PlaylistContent {
    playlistContent(Array(text.utf8), at: address, contentType: contentType)
}

func playlistContent(
    _ bytes: [UInt8], at address: String = "http://lists.example/a/list", contentType: String? = nil,
    charset: String? = nil, files: FakeFiles = FakeFiles(), unpack: PlaylistReader.Unpacking? = nil
) -> PlaylistContent {
    let origin = FileAddress.path(address: address).map { StationListOrigin.file(path: $0) } ?? .remote(url: address)
    return PlaylistReader(xml: NoXML(), files: files, unpack: unpack).read(
        bytes, from: origin, contentType: contentType, charset: charset)
}

/// The playlist that a text is; fails the test when it is none.
func playlist(
    _ text: String, at address: String = "http://lists.example/a/list", files: FakeFiles = FakeFiles(),
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Playlist {
    let content = playlistContent(Array(text.utf8), at: address, files: files)
    guard case .playlist(let list) = content else {
        Issue.record("no playlist: \(content)", sourceLocation: sourceLocation)
        return Playlist(format: .m3u)
    }
    return list
}
