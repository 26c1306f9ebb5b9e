/// A WAV stream without an end: 440 Hz, 8000 Hz, one channel, 16 bit; 16,000 bytes a second.
struct EndlessTone {
    static let bytesPerSecond = 16_000
    private var offset = 0

    /// The next bytes of the stream.
    mutating func next(_ count: Int) -> [UInt8] {
        let bytes = (offset..<(offset + count)).map { index in
            index < Self.header.count ? Self.header[index] : Self.period[(index - Self.header.count) % Self.period.count]
        }
        offset += count
        return bytes
    }

    /// Promises two gigabytes, as live streams in WAV do.
    private static let header: [UInt8] =
        Array("RIFF".utf8) + word(0x7FFF_0024, 4) + Array("WAVEfmt ".utf8) + word(16, 4) + word(1, 2) + word(1, 2)
        + word(8000, 4) + word(bytesPerSecond, 4) + word(2, 2) + word(16, 2) + Array("data".utf8) + word(0x7FFF_0000, 4)

    /// Eleven waves in 200 samples: no click where it begins again.
    private static let period: [UInt8] = (0..<200).flatMap { frame in
        let phase = frame * 440 * 4 * 16384 / 8000 % (4 * 16384)
        return word((phase < 32768 ? phase - 16384 : 49152 - phase) & 0xFFFF, 2)
    }

    private static func word(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
