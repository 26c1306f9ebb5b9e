/// What the player has to remember of one attempt to play one address.
struct CurrentLoad: Sendable {
    let id: LoadID
    let candidate: AddressCandidate
    /// When it began; CLOCK_MONOTONIC in nanoseconds, as all times here.
    let startedAt: UInt64
    /// Whether the address is being looked into, so that the engine knows nothing of it yet.
    var isResolving = false
    /// When it first played, which is when a full buffer means sound and not only readiness.
    var playedAt: UInt64?
    /// Whether the source has begun its first part.
    var hasStream = false
    /// Whether there has been any sound at all.
    var hasSounded = false
    /// The last fill level of the buffer that the engine told.
    var bufferedPercent = 100
    /// The highest fill level since there was sound: one that goes up and down on the spot gets nowhere.
    var bufferedPeak = -1
    /// The last place that the engine told, in seconds.
    var position: Double?
    /// When something was last heard or arrived.
    var progressAt: UInt64

    var hasPlayed: Bool { playedAt != nil }

    init(id: LoadID, candidate: AddressCandidate, startedAt: UInt64) {
        self.id = id
        self.candidate = candidate
        self.startedAt = startedAt
        progressAt = startedAt
    }
}
