import Stations

// One parser behind libFuzzer's entry point; see fuzz/README.md.

/// The first byte chooses where the list comes from; the rest is the list.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStations(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let list = Array(bytes.dropFirst())
    let isRemote = (bytes.first ?? 0) & 1 == 0
    let origin: StationListOrigin =
        isRemote ? .remote(url: "http://lists.example/a/list") : .file(path: "/nowhere/lists/stations.json")
    MemoryBound.check(inputSize: size) {
        let read = try? StationListReader(origin: origin).read(list)
        guard let read else { return StationList?.none }
        demand(!read.stations.isEmpty, "a list has a station")
        demand(Set(read.stations.map(\.id)).count == read.stations.count, "ids are unique")
        for station in read.stations {
            demand(!station.name.isEmpty, "a station has a name")
            demand(!isRemote || station.streamURL.lowercased().hasPrefix("http"), station.streamURL)
        }
        return read
    }
    return 0
}
