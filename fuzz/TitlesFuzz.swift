import Playback

// One parser behind libFuzzer's entry point; see fuzz/README.md.

/// The text of an ICY metadata block, as GStreamer hands it over: decoded as UTF-8, or else as Latin-1.
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
    return 0
}

private func check(_ track: TrackTitle) {
    for text in [track.title, track.artist].compactMap(\.self) {
        demand(!text.isEmpty, "no text is empty")
        demand(
            text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "no control characters")
    }
}
