import Playback

// One parser behind libFuzzer's entry point; see fuzz/README.md.

/// A block of ICY metadata, by itself and inside a stream, and its text as a title.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTitles(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    var latin1 = String.UnicodeScalarView()
    for byte in bytes { latin1.append(Unicode.Scalar(byte)) }
    let text = String(validating: bytes, as: UTF8.self) ?? String(latin1)
    MemoryBound.check(inputSize: size) {
        var track = TrackTitle(StreamTags(title: text))
        check(track)
        track.update(with: StreamTags(title: "Next", artist: text))
        check(track)
        return track
    }
    MemoryBound.check(inputSize: size) { ICYMetadata(bytes) }
    MemoryBound.check(inputSize: size) { blocks(in: bytes) }
    return 0
}

/// The blocks of the bytes as a stream with the first byte for an interval, whole and cut in two.
private func blocks(in bytes: [UInt8]) -> [ICYBlockReader.Block] {
    let interval = Int(bytes.first ?? 0)
    guard let reader = ICYBlockReader(interval: interval) else {
        demand(interval == 0, "an interval above 0 is taken")
        return []
    }
    var (whole, cut) = (reader, reader)
    return bytes.withUnsafeBytes { bytes in
        let blocks = whole.read(bytes)
        let middle = bytes.count / 2
        let parts = cut.read(UnsafeRawBufferPointer(rebasing: bytes[..<middle]))
            + cut.read(UnsafeRawBufferPointer(rebasing: bytes[middle...]))
        demand(blocks == parts, "it does not matter where a stream is cut")
        demand(blocks.allSatisfy { $0.bytes.count <= 4080 && $0.offset % interval == 0 }, "blocks stand where they belong")
        return blocks
    }
}

private func check(_ track: TrackTitle) {
    for text in [track.title, track.artist].compactMap(\.self) {
        demand(!text.isEmpty, "no text is empty")
        demand(
            text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "no control characters")
    }
}
