/// Tells packets that are missing or came twice by the number from 0 to 15 that each has (ISO/IEC 13818-1, 2.4.3.3).
struct ContinuityCounter: Sendable {
    private var last: UInt8?

    /// Whether packets are missing before this one; nil when it came already.
    ///
    /// One that starts something is never taken for a repetition: in HLS each piece may count from 0 again, and a piece
    /// often has a single packet of metadata.
    mutating func take(_ counter: UInt8, isStart: Bool) -> Bool? {
        guard let last else {
            self.last = counter
            return true
        }
        if counter == last, !isStart { return nil }
        self.last = counter
        return counter != (last + 1) & 0x0F
    }
}
