/// What the player may wait for; of each there is one at most.
public enum PlayerTimer: Hashable, Sendable, CaseIterable {
    /// The next attempt to reach the source.
    case retry
    /// The end of the time in which a station has to start.
    case startLimit
    /// The next look at whether there is progress; runs only while something plays or is being reached.
    case watchdog
    /// The next moment at which a title may be shown.
    case title
    /// The next moment at which a track's picture may be looked for.
    case artwork
    /// The end of the time in which a new part of a stream may tell its title.
    case newStream
    /// The next moment at which the place in a finite item is noted, for a power cut; runs only while one plays.
    case position
}
