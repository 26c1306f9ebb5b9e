/// A time stamp of a transport stream: 33 bits that count 90,000 a second and begin anew after a day.
struct MediaTime: Hashable, Sendable {
    private let ticks: UInt64

    /// The time in the header of a packetised elementary stream (ISO/IEC 13818-1, 2.4.3.6); nil where there is none.
    init?(header: some RandomAccessCollection<UInt8>) {
        let bytes = header.dropFirst(7).prefix(7)
        guard header.starts(with: [0, 0, 1]), bytes.count == 7, let flags = bytes.first, flags & 0x80 != 0 else {
            return nil
        }
        let time = bytes.dropFirst(2).map(UInt64.init)
        ticks = (time[0] & 0x0E) << 29 | time[1] << 22 | (time[2] & 0xFE) << 14 | time[3] << 7 | time[4] >> 1
    }

    /// Whether something for this time has to wait while the other one is heard.
    ///
    /// Nobody sends half a minute ahead: such a time counts from somewhere else, and says nothing.
    func waits(for heard: MediaTime) -> Bool {
        let ahead = (ticks &- heard.ticks) & (1 << 33 - 1)
        return ahead > 0 && ahead < 30 * 90_000
    }
}
