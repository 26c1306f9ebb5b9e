/// Sound with metadata in between, as SHOUTcast invented it.
struct ICYStream {
    private let interval: Int?
    private var tone = EndlessTone()
    private var left: Int
    private var sent: [UInt8]?

    init(interval: Int?) {
        self.interval = interval
        left = interval ?? .max
    }

    /// The next bytes of sound with the blocks of metadata that fall between them.
    mutating func next(_ count: Int, metadata: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var count = count
        while count > 0 {
            let part = min(count, left)
            bytes += tone.next(part)
            count -= part
            guard let interval else { continue }
            left -= part
            guard left == 0 else { continue }
            left = interval
            bytes += block(metadata)
        }
        return bytes
    }

    /// A block with the metadata where it is new; an empty one, a single zero, where it is not.
    private mutating func block(_ metadata: [UInt8]) -> [UInt8] {
        guard metadata != sent else { return [0] }
        sent = metadata
        let length = (metadata.count + 15) / 16
        return [UInt8(length)] + metadata + [UInt8](repeating: 0, count: length * 16 - metadata.count)
    }
}
