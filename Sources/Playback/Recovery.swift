/// What the player remembers of its efforts for one item, over all of its loads.
struct Recovery: Sendable {
    /// Whether the item has played since it was chosen: from then on it is reached again for as long as it takes.
    var hasPlayed = false
    /// When the sound was lost; nil while there is sound, and before there was any.
    var silentSince: UInt64?
    /// Failed attempts in a row.
    var attempts = 0
    /// Whether the next attempt waits for its time.
    var isWaiting = false
    /// Why the last attempt failed.
    var lastFailure: PlaybackFailure?
    /// Whether the item's address was read as a playlist although it does not look like one's.
    var isLookedInto = false
    /// The addresses that are left to try for this item, the next one first.
    var candidates: [AddressCandidate] = []
    /// What the failed item waits for before it starts by itself.
    var hope: Hope?

    /// Something outside that would make another attempt worthwhile.
    enum Hope: Sendable {
        case network, output
        /// Whatever output comes first: there is none.
        case anyOutput
    }

    /// Whether the item waits for an output.
    var awaitsOutput: Bool { hope == .output || hope == .anyOutput }
}
