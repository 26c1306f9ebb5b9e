/// Decides from the fill level of the network's buffer when the sound is held back, as `playbin` wants it of its user.
///
/// GStreamer's own advice is to hold until the buffer is full. A driver need not wait that long: the first sound goes
/// out at a fifth (one second of five), and the rest fills while it plays. After a gap there is more to wait for, so that
/// a weak network gives few long gaps and not many short ones. Between its levels the gate stays as it is.
struct BufferGate: Hashable, Sendable {
    /// Percent of the whole buffer at which the first sound goes out.
    static let startLevel = 20
    /// Percent of the whole buffer at which the sound goes on after a gap.
    static let resumeLevel = 40

    /// Whether the sound is held back.
    private(set) var isHolding = false
    private var hasOpened = false
    private var hasSounded = false

    /// Takes the buffer's fill level, 0…100.
    ///
    /// - Returns: how near the gate is to letting the sound out, 0…100; 100 means that it does.
    mutating func fill(_ percent: Int) -> Int {
        let level = hasSounded ? Self.resumeLevel : Self.startLevel
        // Once open, only an empty buffer closes it; until then each level below the one that is wanted does.
        isHolding = hasOpened && !isHolding ? percent <= 0 : percent < level
        if !isHolding { hasOpened = true }
        return isHolding ? min(max(percent, 0) * 100 / level, 99) : 100
    }

    /// Notes that sound has gone out: from here an empty buffer is a gap that was heard.
    mutating func sounded() { hasSounded = true }
}
