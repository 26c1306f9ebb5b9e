/// The packets of one stream of metadata, from which it takes the ID3 tags.
///
/// A tag of more than 64 KB goes on in further packets of the elementary stream.
struct MetadataStream: Sendable {
    /// A tag and when it holds.
    struct Tag: Sendable {
        let bytes: [UInt8]
        let time: MediaTime?
    }

    private var pid: Int?
    private var counter = ContinuityCounter()
    /// The header of the packet that has begun, until all of it is there.
    private var header: [UInt8]?
    private var time: MediaTime?
    private var collector = ID3Collector()

    /// Takes the payload of a transport packet and answers with the tags that end in it.
    mutating func take(_ payload: UnsafeRawBufferPointer, pid: Int, isStart: Bool, counter number: UInt8) -> [Tag] {
        if pid != self.pid {
            self = MetadataStream()
            self.pid = pid
        }
        guard let isGap = counter.take(number, isStart: isStart) else { return [] }
        if isGap {
            header = nil
            collector.skip()
        }
        if isStart { header = [] }
        guard header != nil else { return tags(payload) }
        header?.append(contentsOf: payload)
        guard let begun = header, begun.count >= 9, begun.count >= 9 + Int(begun[8]) else { return [] }
        header = nil
        guard begun.starts(with: [0, 0, 1]) else {
            collector.skip()
            return []
        }
        return begun.withUnsafeBytes { bytes in
            let body = UnsafeRawBufferPointer(rebasing: bytes[(9 + Int(begun[8]))...])
            if !collector.isCollecting || ID3Collector.starts(body) {
                collector.restart()
                time = MediaTime(header: begun)
            }
            return tags(body)
        }
    }

    private mutating func tags(_ bytes: UnsafeRawBufferPointer) -> [Tag] {
        collector.append(bytes).map { Tag(bytes: $0, time: time) }
    }
}
