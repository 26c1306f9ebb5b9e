/// What is repeated, with the numbers of `MPRepeatType`.
public enum RepeatType: Int, Codable, Sendable {
    case off = 0
    /// The track.
    case one = 1
    /// The queue.
    case all = 2
}
