import Templates

/// What the now-playing screen says about a `NowPlayingInfo`.
struct NowPlayingWords: Equatable {
    /// The line above the title: the station, when the title is the track's.
    var heading: String
    var title: String
    var subtitle: String
    var status: String
    var isFailure: Bool
    /// Whether sound is on its way.
    var isWaiting: Bool

    /// - Parameter now: CLOCK_MONOTONIC in nanoseconds, for how long sound has been away.
    init(_ info: NowPlayingInfo, now: UInt64 = Trace.now()) {
        let station = info.itemTitle ?? ""
        if let track = info.title, info.playbackState.isActive || info.playbackState == .paused {
            heading = station
            title = track
            subtitle = info.artist ?? ""
        } else {
            heading = ""
            title = station.isEmpty ? Texts.nothingPlaying : station
            subtitle = info.itemSubtitle ?? ""
        }
        isFailure = false
        isWaiting = false
        switch info.playbackState {
        case .idle: status = ""
        case .connecting:
            status = Texts.connecting
            isWaiting = true
        case .buffering(let percent):
            status = Texts.buffering(percent: percent)
            isWaiting = true
        case .playing: status = info.isLiveStream ? Texts.live : ""
        case .reconnecting:
            status = Texts.reconnecting(seconds: info.playbackState.secondsReconnecting(at: now) ?? 0)
            isWaiting = true
        case .paused: status = Texts.paused
        case .stopped: status = Texts.stopped
        case .failed(let reason):
            status = reason
            isFailure = true
        }
    }

    /// The icon and the name of the main button: play, pause, or stop for what has no end.
    static func mainControl(of info: NowPlayingInfo) -> (icon: String, name: String) {
        guard info.playbackState.isActive else { return ("play", Texts.play) }
        return info.isLiveStream ? ("stop", Texts.stop) : ("pause", Texts.pause)
    }
}
