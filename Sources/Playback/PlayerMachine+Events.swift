import Templates

/// What the engine tells of the present load.
extension PlayerMachine {
    mutating func handle(_ event: AudioEngineEvent, _ now: UInt64) -> [PlayerEffect] {
        switch event {
        case .firstAudio:
            load?.hasSounded = true
            load?.progressAt = now
            return []
        case .paused: return []
        case .buffering(let percent): return buffer(percent, now)
        case .playing: return playing(now)
        case .progress(let progress): return progressed(progress, now)
        case .tags(let tags): return take(tags, now)
        case .streamStarted: return streamStarted()
        case .outputGone(let device): return outputGone(device, now)
        case .endOfStream: return endOfStream(now)
        case .failed(let failure): return failed(failure, now)
        }
    }

    private mutating func playing(_ now: UInt64) -> [PlayerEffect] {
        let isFirst = load?.hasPlayed == false
        if isFirst { load?.playedAt = now }
        load?.progressAt = now
        // A buffer that is still filling has the last word, and so has a pause on its way to the engine.
        guard state.isActive, load?.bufferedPercent == 100 else { return [] }
        return sound(now) + (mayHavePlaces ? [.reportProgress] : [])
    }

    private mutating func buffer(_ percent: Int, _ now: UInt64) -> [PlayerEffect] {
        guard var current = load else { return [] }
        let percent = min(max(percent, 0), 100)
        // The first level that is not full tells when the sound stopped; from there only more than ever is progress.
        if current.bufferedPercent == 100, percent < 100 { current.bufferedPeak = -1 }
        if percent > current.bufferedPeak {
            current.bufferedPeak = percent
            current.progressAt = now
        }
        current.bufferedPercent = percent
        load = current
        guard state.isActive else { return [] }
        if percent == 100, current.hasPlayed { return sound(now) }
        // While the source is being reached again, the person wants to know since when, not how full a buffer is.
        if recovery.silentSince == nil { state = .buffering(percent: percent) }
        return []
    }

    /// There is sound, or will be in a moment.
    private mutating func sound(_ now: UInt64) -> [PlayerEffect] {
        state = .playing
        recovery.hasPlayed = true
        recovery.silentSince = nil
        recovery.lastFailure = nil
        if isTrackOld { forgetTrack() }
        return cancel(.startLimit) + watch(now) + watchPosition()
    }

    private mutating func endOfStream(_ now: UInt64) -> [PlayerEffect] {
        guard var ended = queue else { return [] }
        // A station has no end: the server closed the connection.
        guard !ended.current.isLiveStream else {
            return failed(PlaybackFailure(kind: .connectionLost, detail: "end of a live stream"), now)
        }
        // Without any sound in it, a file would end again at once, for ever.
        guard !ended.current.startsOver || load?.hasSounded != true else {
            clock.set(0, at: now)
            return [.seek(to: 0)]
        }
        positions[ended.current.identifier] = nil
        guard ended.index + 1 < ended.items.count else {
            clock.set(0, at: now)
            return end(with: .stopped, now, keepsPosition: false)
        }
        ended.advance()
        queue = ended
        return startItem(now)
    }
}
