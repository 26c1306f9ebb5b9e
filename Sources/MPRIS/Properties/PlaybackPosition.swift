import Templates

/// The place in what plays, carried on from the last snapshot by the clock.
struct PlaybackPosition {
    /// Differences up to this many seconds are rounding, not jumps.
    static let tolerance = 0.2

    private var seconds = 0.0
    /// When `seconds` was right, as CLOCK_MONOTONIC in nanoseconds.
    private var time: UInt64 = 0
    /// Seconds of sound per second; 0 while nothing moves.
    private var speed = 0.0
    private var duration: Double?
    private var isLiveStream = true
    private var item: String?
    private var toldTime: Double?
    private var toldTimestamp: UInt64?

    /// The place at that time in seconds, never outside of the item.
    func seconds(at now: UInt64) -> Double {
        let passed = now > time ? Double(now - time) / 1e9 : 0
        return min(max(seconds + passed * speed, 0), duration ?? .infinity)
    }

    /// Takes over a new value.
    mutating func update(_ info: NowPlayingInfo?, now: UInt64) {
        let isNews =
            info?.itemIdentifier != item || info?.elapsedPlaybackTime != toldTime
            || info?.elapsedPlaybackTimestamp != toldTimestamp
        let reached = seconds(at: now)
        item = info?.itemIdentifier
        toldTime = info?.elapsedPlaybackTime
        toldTimestamp = info?.elapsedPlaybackTimestamp
        duration = info?.finiteDuration
        isLiveStream = info?.isLiveStream ?? true
        guard let info, let elapsed = info.elapsedPlaybackTime, elapsed.isFinite else {
            (seconds, time, speed) = (0, now, 0)
            return
        }
        let rate = info.playbackRate
        speed = info.playbackState == .playing && rate.isFinite ? max(rate, 0) : 0
        // Without news the old snapshot still holds, and counting on from it is right.
        (seconds, time) = (reached, now)
        if isNews { (seconds, time) = (elapsed, min(info.elapsedPlaybackTimestamp ?? now, now)) }
    }

    /// Whether the place is another than anybody would expect who counted on from the earlier one (R195).
    ///
    /// A track is expected to begin at its beginning; stopping, and live streams, have no places to jump to.
    func isJump(from earlier: PlaybackPosition, at now: UInt64) -> Bool {
        guard !isLiveStream, toldTime != nil else { return false }
        let expected = item == earlier.item ? earlier.seconds(at: now) : 0
        return abs(seconds(at: now) - expected) > Self.tolerance
    }
}
