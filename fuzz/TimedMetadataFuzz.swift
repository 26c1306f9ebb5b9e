import Playback

// One parser behind libFuzzer's entry point; see fuzz/README.md.

/// The ID3 tags of a transport stream, whole and cut in three.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTimedMetadata(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    let bytes = UnsafeRawBufferPointer(start: data, count: size)
    MemoryBound.check(inputSize: size) {
        var reader = TransportMetadataReader()
        let whole = tags(bytes, 0, &reader)
        var last = 0
        for (tag, offset) in whole {
            demand(offset >= last && offset <= size, "tags come in their order")
            demand(tag.count <= ID3Collector.maximumByteCount, "no tag is larger than is taken")
            demand(tag.starts(with: Array("ID3".utf8)), "nothing but tags is told")
            last = offset
        }
        return (reader, whole)
    }
    var (once, cut) = (TransportMetadataReader(), TransportMetadataReader())
    let whole = tags(bytes, 0, &once)
    let (first, second) = (size / 3, size / 2)
    let parts = tags(part(bytes, 0..<first), 0, &cut) + tags(part(bytes, first..<second), first, &cut)
        + tags(part(bytes, second..<size), second, &cut)
    demand(whole.elementsEqual(parts, by: ==), "it does not matter where a stream is cut")
    return 0
}

private func part(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[range])
}

/// Each tag with its place in the whole stream.
private func tags(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ reader: inout TransportMetadataReader
) -> [(tag: [UInt8], offset: Int)] {
    reader.read(bytes).map { ($0.bytes, start + $0.offset) }
}
