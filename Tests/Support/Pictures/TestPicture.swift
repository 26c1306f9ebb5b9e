/// PNG files made on the spot: one colour, any size. A large one takes few bytes, as the bad ones of the web do.
public enum TestPicture {
    /// - Parameter colour: red, green, blue.
    public static func png(width: Int, height: Int, colour: (UInt8, UInt8, UInt8) = (255, 0, 255)) -> [UInt8] {
        // One bit a pixel, all 0: the first colour of a palette of one. Each row has a filter's byte in front, 0 too.
        let zeroCount = (1 + (width + 7) / 8) * height
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bigEndian(width) + bigEndian(height) + [1, 3, 0, 0, 0])
            + chunk("PLTE", [colour.0, colour.1, colour.2]) + chunk("IDAT", deflated(zeroCount: zeroCount))
            + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + data
        return bigEndian(data.count) + content + bigEndian(Int(crc(content)))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }

    /// So many zeroes as a zlib stream, with deflate's fixed code: one zero, then copies of 258 from one byte before.
    private static func deflated(zeroCount: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.write([1, 1, 0])  // the last block; fixed code
        let copies = (zeroCount - 1) / 258
        for _ in 0..<(zeroCount - copies * 258) { bits.write([0, 0, 1, 1, 0, 0, 0, 0]) }
        for _ in 0..<copies { bits.write([1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]) }
        bits.write([0, 0, 0, 0, 0, 0, 0])  // the end
        // Adler-32 of zeroes.
        return [0x78, 0x01] + bits.bytes + bigEndian(zeroCount % 65521 << 16 | 1)
    }

    private struct BitWriter {
        private(set) var bytes: [UInt8] = []
        private var used = 8

        mutating func write(_ bits: [UInt8]) {
            for bit in bits {
                if used == 8 {
                    bytes.append(0)
                    used = 0
                }
                bytes[bytes.count - 1] |= bit << used
                used += 1
            }
        }
    }
}
