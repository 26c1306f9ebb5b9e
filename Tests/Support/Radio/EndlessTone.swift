/// A WAV stream without an end: 440 Hz, 48,000 Hz, two channels, 16 bit; 192,000 bytes a second.
///
/// GStreamer's queues hold a number of blocks: at this rate those are a tenth of a second, and tests that wait for a
/// buffer to run empty are short.
struct EndlessTone {
    static let bytesPerSecond = 192_000
    private var offset = 0

    /// The next bytes of the stream.
    mutating func next(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count {
            let left = count - bytes.count
            let inPeriod = (offset - Self.header.count) % Self.period.count
            let part =
                offset < Self.header.count
                ? Self.header[offset...].prefix(left) : Self.period[inPeriod...].prefix(left)
            bytes += part
            offset += part.count
        }
        return bytes
    }

    /// Promises two gigabytes, as live streams in WAV do.
    private static let header: [UInt8] =
        Array("RIFF".utf8) + word(0x7FFF_0024, 4) + Array("WAVEfmt ".utf8) + word(16, 4) + word(1, 2) + word(2, 2)
        + word(48_000, 4) + word(bytesPerSecond, 4) + word(4, 2) + word(16, 2) + Array("data".utf8)
        + word(0x7FFF_0000, 4)

    /// Eleven waves in 1,200 frames: no click where it begins again.
    private static let period: [UInt8] = (0..<1200).flatMap { frame in
        let phase = frame * 440 * 4 * 16384 / 48_000 % (4 * 16384)
        let sample = word((phase < 32768 ? phase - 16384 : 49152 - phase) & 0xFFFF, 2)
        return sample + sample
    }

    private static func word(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
