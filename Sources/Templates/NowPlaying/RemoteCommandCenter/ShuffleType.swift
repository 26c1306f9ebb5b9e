/// What is shuffled, with the numbers of `MPShuffleType`.
public enum ShuffleType: Int, Codable, Sendable {
    case off = 0
    case items = 1
    /// Albums or playlists as a whole.
    case collections = 2
}
