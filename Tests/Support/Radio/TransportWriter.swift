/// Writes the parts of an MPEG transport stream that carry timed metadata, from ISO/IEC 13818-1 and Apple's "Timed
/// Metadata for HTTP Live Streaming".
public struct TransportWriter {
    /// The packets of the metadata.
    public static let metadataPID = 0x1F0

    private var counters: [Int: Int] = [:]

    public init() {}

    /// A tag's packets.
    ///
    /// - Parameter ticks: when it holds, in 90,000ths of a second; nil for one without a time.
    public mutating func metadata(_ tag: [UInt8], at ticks: UInt64?) -> [UInt8] {
        // Without a length where it does not fit into 16 bits; the metadata's alignment is marked.
        let header = ticks.map { time in [0x84, 0x80, 5] + Self.timeStamp(time) } ?? [0x84, 0x00, 0]
        let count = header.count + tag.count
        let length = count <= 0xFFFF ? count : 0
        return packets(
            pid: Self.metadataPID,
            [0, 0, 1, 0xBD, UInt8(length >> 8), UInt8(length & 0xFF)] + header + tag)
    }

    /// The packets of anything that starts one.
    public mutating func packets(pid: Int, _ payload: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = payload[...]
        while !rest.isEmpty {
            let start: UInt8 = bytes.isEmpty ? 0x40 : 0
            let part = rest.prefix(184)
            rest = rest.dropFirst(184)
            let counter = UInt8(counters[pid, default: 0] & 0x0F)
            counters[pid, default: 0] += 1
            let missing = 184 - part.count
            bytes += [0x47, start | UInt8(pid >> 8), UInt8(pid & 0xFF), (missing > 0 ? 0x30 : 0x10) | counter]
            if missing > 0 { bytes.append(UInt8(missing - 1)) }
            if missing > 1 { bytes += [0] + [UInt8](repeating: 0xFF, count: missing - 2) }
            bytes += part
        }
        return bytes
    }

    /// A table of programs with one, whose map has that number.
    public mutating func association(map: Int) -> [UInt8] {
        table(pid: 0, 0x00, [0, 1, 0xC1, 0, 0, 0, 1, 0xE0 | UInt8(map >> 8), UInt8(map & 0xFF)])
    }

    /// A program's map with these streams, given as kind, number, descriptors.
    public mutating func map(pid: Int, _ streams: [(kind: UInt8, pid: Int, descriptors: [UInt8])]) -> [UInt8] {
        table(pid: pid, 0x02, [0, 1, 0xC1, 0, 0, 0xE0, 0x41, 0xF0, 0] + streams.flatMap(Self.stream))
    }

    /// The same map with the metadata in it, for a program's map in one packet.
    static func withMetadata(mapPacket packet: [UInt8]) -> [UInt8] {
        let old = packet[(payloadStart(of: packet) + 1)...]
        let start = old.startIndex
        let length = Int(old[start + 1] & 0x0F) << 8 | Int(old[start + 2])
        let body = old[(start + 3)..<(start + 3 + length - 4)]
        let header = packet.prefix(3) + [0x10 | packet[3] & 0x0F, 0]
        let bytes = header + section(old[start], Array(body) + stream((0x15, metadataPID, descriptor)))
        return Array(bytes) + [UInt8](repeating: 0xFF, count: 188 - bytes.count)
    }

    /// Where what a packet carries starts, behind what fills it up.
    static func payloadStart(of packet: [UInt8]) -> Int { packet[3] & 0x20 != 0 ? 5 + Int(packet[4]) : 4 }

    /// Says that the metadata is ID3, by a number that stands for four letters, twice.
    public static let descriptor: [UInt8] =
        [0x26, 13, 0xFF, 0xFF] + Array("ID3 ".utf8) + [0xFF] + Array("ID3 ".utf8) + [0, 0x0F]

    public static func timeStamp(_ ticks: UInt64) -> [UInt8] {
        [
            0x21 | UInt8(ticks >> 29 & 0x0E), UInt8(ticks >> 22 & 0xFF), 0x01 | UInt8(ticks >> 14 & 0xFE),
            UInt8(ticks >> 7 & 0xFF), 0x01 | UInt8(ticks << 1 & 0xFE),
        ]
    }

    private static func stream(_ stream: (kind: UInt8, pid: Int, descriptors: [UInt8])) -> [UInt8] {
        [stream.kind, 0xE0 | UInt8(stream.pid >> 8), UInt8(stream.pid & 0xFF), 0xF0, UInt8(stream.descriptors.count)]
            + stream.descriptors
    }

    private mutating func table(pid: Int, _ number: UInt8, _ body: [UInt8]) -> [UInt8] {
        let content = [0] + Self.section(number, body)
        return packets(pid: pid, content + [UInt8](repeating: 0xFF, count: max(0, 184 - content.count)))
    }

    private static func section(_ number: UInt8, _ body: [UInt8]) -> [UInt8] {
        let length = body.count + 4
        let bytes = [number, 0xB0 | UInt8(length >> 8), UInt8(length & 0xFF)] + body
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte) << 24
            for _ in 0..<8 { crc = crc & 0x8000_0000 != 0 ? crc << 1 ^ 0x04C1_1DB7 : crc << 1 }
        }
        return bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) }
    }
}
