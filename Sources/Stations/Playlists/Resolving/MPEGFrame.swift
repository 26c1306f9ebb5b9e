/// The header of a frame of MPEG audio or of AAC in ADTS, as far as telling them needs.
struct MPEGFrame {
    let format: String
    /// From this header to the next; in bytes.
    let length: Int

    /// nil when the bytes are no such header. ISO 11172-3, 2.4.1.3; ISO 13818-7, 6.2.
    init?(_ bytes: ArraySlice<UInt8>) {
        let header = Array(bytes.prefix(6))
        guard header.count == 6, header[0] == 0xFF else { return nil }
        if header[1] & 0xF6 == 0xF0 {
            let length = Int(header[3] & 3) << 11 | Int(header[4]) << 3 | Int(header[5] >> 5)
            guard length > 7, (header[2] >> 2) & 15 < 13 else { return nil }
            (format, self.length) = ("AAC (ADTS)", length)
            return
        }
        // Layer III and II only; version 1 is reserved.
        let (version, layer) = ((header[1] >> 3) & 3, (header[1] >> 1) & 3)
        guard header[1] & 0xE0 == 0xE0, version != 1, layer == 1 || layer == 2 else { return nil }
        let (rateIndex, sampleIndex) = (Int(header[2] >> 4), Int(header[2] >> 2) & 3)
        guard (1...14).contains(rateIndex), sampleIndex < 3 else { return nil }
        let isVersion1 = version == 3
        let rates = isVersion1 ? (layer == 2 ? Self.layer2 : Self.layer3) : Self.lowSampling
        let sampleRate = [44100, 48000, 32000][sampleIndex] >> (isVersion1 ? 0 : version == 2 ? 1 : 2)
        let samplesByEight = layer == 1 && !isVersion1 ? 72 : 144
        length = samplesByEight * rates[rateIndex - 1] * 1000 / sampleRate + Int(header[2] >> 1 & 1)
        format = layer == 1 ? "MP3" : "MP2"
    }

    /// Kilobits per second.
    private static let layer2 = [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
    private static let layer3 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
    private static let lowSampling = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
}
