/// Finds the blocks of metadata in a SHOUTcast or Icecast stream: one after every so many bytes of sound.
///
/// A block is a byte that tells its length in units of 16, then so many bytes. A length of 0 says that nothing has
/// changed.
public struct ICYBlockReader: Sendable {
    /// A block that is not empty.
    public struct Block: Hashable, Sendable {
        /// How many bytes of sound came before it.
        public let offset: Int
        /// At most 4,080 of them, with the zeroes that fill it up.
        public let bytes: [UInt8]
    }

    private let interval: Int
    private var soundLeft: Int
    private var soundCount = 0
    private var block: [UInt8] = []
    /// How many bytes of the present block are still to come.
    private var blockLeft = 0

    /// - Parameter interval: bytes of sound between two blocks, as the server's `icy-metaint` says; above 0.
    public init?(interval: Int) {
        guard interval > 0 else { return nil }
        self.interval = interval
        soundLeft = interval
    }

    /// Takes the next bytes of the stream and answers with the blocks that end in them.
    public mutating func read(_ bytes: UnsafeRawBufferPointer) -> [Block] {
        var blocks: [Block] = []
        var rest = bytes[...]
        while let first = rest.first {
            if soundLeft > 0 {
                let count = min(soundLeft, rest.count)
                soundLeft -= count
                soundCount += count
                rest = rest.dropFirst(count)
            } else if blockLeft > 0 {
                let count = min(blockLeft, rest.count)
                block.append(contentsOf: rest.prefix(count))
                blockLeft -= count
                rest = rest.dropFirst(count)
                guard blockLeft == 0 else { continue }
                blocks.append(Block(offset: soundCount, bytes: block))
                block = []
                soundLeft = interval
            } else {
                rest = rest.dropFirst()
                blockLeft = Int(first) * 16
                if blockLeft == 0 { soundLeft = interval }
            }
        }
        return blocks
    }
}
