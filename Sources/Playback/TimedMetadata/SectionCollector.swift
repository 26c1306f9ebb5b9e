/// Puts the sections of one kind of table in a transport stream together (ISO/IEC 13818-1, 2.4.4).
///
/// The checksum is not looked at: the bytes come over TCP, and the demuxer looks at it for itself.
struct SectionCollector: Sendable {
    private let table: UInt8
    private var bytes: [UInt8] = []
    private var isInside = false

    init(table: UInt8) { self.table = table }

    /// Takes a packet's payload and answers with the body of each section that ends in it: what stands behind the
    /// section's length, without the checksum.
    mutating func take(_ payload: UnsafeRawBufferPointer, isStart: Bool, isGap: Bool) -> [[UInt8]] {
        if isGap { isInside = false }
        guard isStart, let pointer = payload.first else { return isInside ? append(payload[...]) : [] }
        let rest = payload.dropFirst()
        guard Int(pointer) <= rest.count else {
            isInside = false
            return []
        }
        let ended = isInside ? append(rest.prefix(Int(pointer))) : []
        bytes = []
        isInside = true
        return ended + append(rest.dropFirst(Int(pointer)))
    }

    private mutating func append(_ next: Slice<UnsafeRawBufferPointer>) -> [[UInt8]] {
        bytes.append(contentsOf: next)
        var sections: [[UInt8]] = []
        // Behind the last section a packet is filled up with 0xFF, which is no table's number.
        while bytes.count >= 3, bytes[0] != 0xFF {
            let count = Int(bytes[1] & 0x0F) << 8 | Int(bytes[2])
            guard bytes.count >= 3 + count else { return sections }
            if bytes[0] == table, count >= 4 { sections.append(Array(bytes[3..<(count - 1)])) }
            bytes.removeFirst(3 + count)
        }
        if bytes.first == 0xFF { isInside = false }
        return sections
    }
}
