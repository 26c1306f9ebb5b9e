import Stations
import XMLReader

// One parser behind libFuzzer's entry point; see fuzz/README.md.

/// The first byte chooses where the list comes from and what the server says of it; the rest is the list.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPlaylist(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let choice = bytes.first ?? 0
    let list = Array(bytes.dropFirst())
    let origin: StationListOrigin =
        choice & 1 == 0 ? .remote(url: "http://lists.example/a/list") : .file(path: "/nowhere/lists/x.m3u")
    let reader = PlaylistReader(xml: XMLReader(), files: NoFiles())
    MemoryBound.check(inputSize: size) {
        let content = reader.read(
            list, from: origin, contentType: choice & 2 == 0 ? nil : "audio/x-mpegurl",
            charset: choice & 4 == 0 ? nil : "windows-1251")
        guard case .playlist(let playlist) = content else { return content }
        demand(!playlist.entries.isEmpty, "a playlist has an entry")
        for entry in playlist.entries {
            demand(!entry.shownTitle.isEmpty || entry.isMissing, "an entry has a name")
            let isLocal = entry.address.hasPrefix("file:///")
            demand(isLocal || entry.address.hasPrefix("http"), "an entry can be played: \(entry.address)")
            demand(choice & 1 == 1 || !isLocal, "a list from elsewhere reaches no file: \(entry.address)")
        }
        return content
    }
    return 0
}

/// No file is there, whatever its name.
private struct NoFiles: LocalFiles {
    func isFile(_ path: String) -> Bool { false }
    func names(inFolder path: String, limit: Int) -> [String] { [] }
    func prefix(of path: String, limit: Int) throws(BoundedFile.Failure) -> [UInt8] { throw .notFound }
}
