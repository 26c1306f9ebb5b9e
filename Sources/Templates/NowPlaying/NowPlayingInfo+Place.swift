extension NowPlayingInfo {
    /// The length in seconds of what has an end; nil for live streams and where it is not known.
    public var finiteDuration: Double? {
        guard !isLiveStream, let playbackDuration, playbackDuration > 0, playbackDuration.isFinite else { return nil }
        return playbackDuration
    }

    /// Seconds of sound that go by in a second now; 0 while nothing moves.
    public var currentSpeed: Double {
        playbackState == .playing && playbackRate.isFinite ? max(playbackRate, 0) : 0
    }

    /// The place in seconds, counted on from the snapshot and never outside of the item; nil where there is none.
    ///
    /// - Parameter now: CLOCK_MONOTONIC in nanoseconds.
    public func elapsedPlaybackTime(at now: UInt64) -> Double? {
        guard let elapsedPlaybackTime, elapsedPlaybackTime.isFinite else { return nil }
        let time = elapsedPlaybackTimestamp ?? now
        let passed = now > time ? Double(now - time) / 1e9 : 0
        return min(max(elapsedPlaybackTime + passed * currentSpeed, 0), finiteDuration ?? .infinity)
    }
}
