/// Sound with metadata in between, as SHOUTcast invented it.
struct ICYStream {
    private let interval: Int?
    private var tone = EndlessTone()
    private var left: Int
    private var sentTitle: [UInt8]?

    init(interval: Int?) {
        self.interval = interval
        left = interval ?? .max
    }

    /// The next bytes of sound with the blocks of metadata that fall between them.
    mutating func next(_ count: Int, title: [UInt8]) -> [UInt8] {
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
            bytes += block(title)
        }
        return bytes
    }

    /// A block with the title where it is new; an empty one, a single zero, where it is not.
    private mutating func block(_ title: [UInt8]) -> [UInt8] {
        guard title != sentTitle else { return [0] }
        sentTitle = title
        let payload = Array("StreamTitle='".utf8) + title + Array("';".utf8)
        let length = (payload.count + 15) / 16
        return [UInt8(length)] + payload + [UInt8](repeating: 0, count: length * 16 - payload.count)
    }
}
