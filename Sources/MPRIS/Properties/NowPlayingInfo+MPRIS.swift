import Templates

extension NowPlayingInfo {
    /// The state in MPRIS's words: on the way to sound counts as playing.
    var playbackStatus: String {
        if playbackState.isActive { return "Playing" }
        return playbackState == .paused ? "Paused" : "Stopped"
    }
}

extension Int64 {
    /// Seconds as MPRIS counts time; what is too long becomes the longest there is.
    init(microseconds seconds: Double) {
        let value = (seconds * 1e6).rounded()
        self = Int64(exactly: value) ?? (value > 0 ? .max : 0)
    }
}
