import Playback
import Testing

@Suite struct ICYBlockReaderTests {
    @Test func aBlockIsFoundWithTheSoundInFrontOfIt() {
        #expect(read(sound(4) + block("ab") + sound(4) + [0] + sound(4) + block("c"), interval: 4) == ["4 ab", "12 c"])
    }

    @Test func itDoesNotMatterWhereTheBytesAreCut_B064() {
        let stream =
            sound(5) + block("first") + sound(5) + [0] + sound(5)
            + block("a long one: " + String(repeating: "x", count: 300))
        let whole = read(stream, interval: 5)
        #expect(whole.count == 2)
        for size in [1, 2, 3, 7, 16, 64] { #expect(read(stream, interval: 5, pieces: size) == whole, "\(size)") }
    }

    @Test func soundThatLooksLikeMetadataIsSound() {
        #expect(read(Array("StreamTitle='x';".utf8) + [0], interval: 16).isEmpty)
    }

    @Test(arguments: [0, -1]) func anIntervalThatIsNoneIsRefused_B063(interval: Int) {
        #expect(ICYBlockReader(interval: interval) == nil)
    }

    /// The blocks as "offset text".
    private func read(_ stream: [UInt8], interval: Int, pieces: Int = .max) -> [String] {
        guard var reader = ICYBlockReader(interval: interval) else { return [] }
        var blocks: [String] = []
        var rest = stream[...]
        while !rest.isEmpty {
            let piece = Array(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
            piece.withUnsafeBytes { bytes in
                blocks += reader.read(bytes).map {
                    "\($0.offset) \(String(decoding: $0.bytes.prefix { $0 != 0 }, as: UTF8.self))"
                }
            }
        }
        return blocks
    }

    private func sound(_ count: Int) -> [UInt8] { [UInt8](repeating: 0xFF, count: count) }

    private func block(_ text: String) -> [UInt8] {
        let length = (text.utf8.count + 15) / 16
        return [UInt8(length)] + Array(text.utf8) + [UInt8](repeating: 0, count: length * 16 - text.utf8.count)
    }
}
