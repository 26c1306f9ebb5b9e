/// Finds timed metadata in an MPEG transport stream: the ID3 tags that HLS radio tells its titles and pictures with.
///
/// A tag is told at the place in the stream where the sound of its time starts, wherever it stands itself: some servers
/// put all tags of a piece at its start. The form is that of ISO/IEC 13818-1 and Apple's "Timed Metadata for HTTP Live
/// Streaming". What is damaged is left out.
public struct TransportMetadataReader: Sendable {
    /// A tag and its place.
    public struct TimedTag: Hashable, Sendable {
        /// A whole ID3v2 tag.
        public let bytes: [UInt8]
        /// How many of the bytes just read come before it.
        public let offset: Int
    }

    private static let packetCount = 188
    private static let sync: UInt8 = 0x47
    /// More tags than these never wait for their time.
    private static let waitingLimit = 16

    /// The beginning of a packet whose end has not come.
    private var partial: [UInt8] = []
    private var associations = SectionCollector(table: 0x00)
    private var associationsCounter = ContinuityCounter()
    private var mapPID: Int?
    private var maps = SectionCollector(table: 0x02)
    private var mapsCounter = ContinuityCounter()
    private var map = ProgramMap(section: [])
    private var metadata = MetadataStream()
    private var heard: MediaTime?
    private var waiting: [MetadataStream.Tag] = []
    /// Tags whose time the present packet has brought.
    private var due: [[UInt8]] = []

    public init() {}

    /// Takes the next bytes of the stream and answers with the tags whose time comes in them.
    public mutating func read(_ bytes: UnsafeRawBufferPointer) -> [TimedTag] {
        var tags: [TimedTag] = []
        var position = 0
        while position < bytes.count {
            if partial.isEmpty, bytes[position] != Self.sync {
                position += 1
                continue
            }
            let end = min(position + Self.packetCount - partial.count, bytes.count)
            let part = UnsafeRawBufferPointer(rebasing: bytes[position..<end])
            position = end
            if part.count == Self.packetCount {
                take(part)
            } else {
                partial.append(contentsOf: part)
                guard partial.count == Self.packetCount else { break }
                let packet = partial
                partial = []
                packet.withUnsafeBytes { take($0) }
            }
            guard !due.isEmpty else { continue }
            tags += due.map { TimedTag(bytes: $0, offset: position) }
            due = []
        }
        return tags
    }

    // MARK: Packets

    private mutating func take(_ packet: UnsafeRawBufferPointer) {
        let isDamaged = packet[1] & 0x80 != 0
        let isScrambled = packet[3] & 0xC0 != 0
        guard !isDamaged, !isScrambled, packet[3] & 0x10 != 0 else { return }
        let pid = Int(packet[1] & 0x1F) << 8 | Int(packet[2])
        let isStart = packet[1] & 0x40 != 0
        let isOfUse = pid == 0 || pid == mapPID || pid == map.metadata || (isStart && map.sound.contains(pid))
        let start = packet[3] & 0x20 != 0 ? 5 + Int(packet[4]) : 4
        guard isOfUse, start < packet.count else { return }
        let payload = UnsafeRawBufferPointer(rebasing: packet[start...])
        let counter = packet[3] & 0x0F
        if pid == 0 {
            guard let isGap = associationsCounter.take(counter, isStart: isStart) else { return }
            for section in associations.take(payload, isStart: isStart, isGap: isGap) { takeAssociation(section) }
        } else if pid == mapPID {
            guard let isGap = mapsCounter.take(counter, isStart: isStart) else { return }
            for section in maps.take(payload, isStart: isStart, isGap: isGap) { map = ProgramMap(section: section) }
        } else if pid == map.metadata {
            for tag in metadata.take(payload, pid: pid, isStart: isStart, counter: counter) { wait(tag) }
        } else if let time = MediaTime(header: payload) {
            heard = time
            release()
        }
    }

    /// Learns where the first program's map is: the one that is played.
    private mutating func takeAssociation(_ section: [UInt8]) {
        var rest = section.dropFirst(5)
        while rest.count >= 4 {
            let entry = Array(rest.prefix(4))
            rest = rest.dropFirst(4)
            guard entry[0] != 0 || entry[1] != 0 else { continue }
            let pid = Int(entry[2] & 0x1F) << 8 | Int(entry[3])
            if pid != mapPID {
                mapPID = pid
                maps = SectionCollector(table: 0x02)
                mapsCounter = ContinuityCounter()
            }
            return
        }
    }

    // MARK: Times

    private mutating func wait(_ tag: MetadataStream.Tag) {
        waiting.append(tag)
        release()
        while waiting.count > Self.waitingLimit
            || waiting.reduce(0, { $0 + $1.bytes.count }) > ID3Collector.maximumByteCount
        {
            waiting.removeFirst()
        }
    }

    private mutating func release() {
        let (heard, hasSound) = (heard, !map.sound.isEmpty)
        func isDue(_ tag: MetadataStream.Tag) -> Bool {
            guard let time = tag.time, hasSound else { return true }
            return heard.map { !time.waits(for: $0) } ?? false
        }
        guard waiting.contains(where: isDue) else { return }
        due += waiting.filter(isDue).map(\.bytes)
        waiting.removeAll(where: isDue)
    }
}
