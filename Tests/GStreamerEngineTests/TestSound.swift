/// Sound made on the spot.
enum TestSound {
    static let rate = 8000

    /// A WAV file of a 440 Hz tone at half of full scale: 8000 Hz, one channel, 16 bit; 16,000 bytes a second.
    ///
    /// - Parameter isEndless: the header promises two gigabytes, as a live stream's does.
    static func wav(seconds: Double, isEndless: Bool = false) -> [UInt8] {
        let frames = Int(seconds * Double(rate))
        let size = isEndless ? 0x7FFF_0000 : frames * 2
        var bytes = Array("RIFF".utf8) + word(size + 36, 4) + Array("WAVEfmt ".utf8)
        bytes += word(16, 4) + word(1, 2) + word(1, 2) + word(rate, 4) + word(rate * 2, 4) + word(2, 2) + word(16, 2)
        bytes += Array("data".utf8) + word(size, 4)
        for frame in 0..<frames {
            // A triangle: no sine in the standard library, and no need of one.
            let phase = frame * 440 * 4 * 16384 / rate % (4 * 16384)
            let sample = phase < 32768 ? phase - 16384 : 49152 - phase
            bytes += word(sample & 0xFFFF, 2)
        }
        return bytes
    }

    /// The sound with a metadata block after every `interval` bytes; the blocks come round and round.
    static func icy(_ sound: [UInt8], interval: Int, payloads: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, start) in stride(from: 0, to: sound.count, by: interval).enumerated() {
            let chunk = sound[start..<min(start + interval, sound.count)]
            bytes += chunk
            guard chunk.count == interval else { break }
            let payload = payloads[index % payloads.count]
            let length = (payload.count + 15) / 16
            bytes.append(UInt8(length))
            bytes += payload + [UInt8](repeating: 0, count: length * 16 - payload.count)
        }
        return bytes
    }

    private static func word(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
