import Templates

extension PlayerMachine {
    mutating func handle(_ command: RemoteCommand, _ now: UInt64) -> [PlayerEffect] {
        switch command {
        case .play: play(now)
        case .pause: pause(now)
        case .togglePlayPause: state.isActive ? pause(now) : play(now)
        case .stop: stop(now)
        case .nextTrack: move(now) { $0.advance() }
        case .previousTrack: move(now) { $0.retreat() }
        case .changeVolume(let volume): changeVolume(volume)
        case .changePlaybackPosition(let seconds): changePosition(seconds, now)
        case .skipForward(let seconds): changePosition(clock.seconds(at: now) + seconds, now)
        case .skipBackward(let seconds): changePosition(clock.seconds(at: now) - seconds, now)
        case .changePlaybackRate(let rate): changeRate(rate)
        }
    }

    mutating func choose(_ chosen: PlaybackQueue, _ now: UInt64) -> [PlayerEffect] {
        let current = queue?.current
        let isSame = current?.identifier == chosen.current.identifier && current?.uri == chosen.current.uri
        if !isSame { keepPosition(now) }
        let wasFinite = isSame && current?.isLiveStream == false
        queue = chosen
        if wasFinite, chosen.current.mayBeFinite { queue?.markCurrentFinite() }
        // Choosing what already plays takes over the new list and leaves the sound alone.
        guard isSame, state.isActive || state == .paused else { return startItem(now) }
        return play(now)
    }

    private mutating func play(_ now: UInt64) -> [PlayerEffect] {
        guard queue != nil, !state.isActive else { return [] }
        guard state == .paused, let load else { return startItem(now) }
        // Only finite media pause, and those have their sound ready, unless they were paused on the way to it.
        state = load.hasPlayed ? .playing : .connecting
        self.load?.progressAt = now
        let effects = [.resume] + watch(now)
        return load.hasPlayed ? effects : effects + [schedule(.startLimit, after: policy.watchdog.startLimit)]
    }

    private mutating func pause(_ now: UInt64) -> [PlayerEffect] {
        guard state.isActive, let item = queue?.current else { return [] }
        // What is being reached again has nothing that could be paused.
        guard !item.isLiveStream, load?.isResolving == false, recovery.silentSince == nil, !recovery.isWaiting else {
            return stop(now)
        }
        keepPosition(now)
        state = .paused
        return [.pause] + showWaitingTags(now)
    }

    private mutating func stop(_ now: UInt64) -> [PlayerEffect] {
        recovery.hope = nil
        guard load != nil || state == .paused || state.isActive else {
            // Stopping after a failure takes the message away.
            guard case .failed = state else { return [] }
            state = .stopped
            return watchOutputsIfNeeded(now)
        }
        return end(with: .stopped, now)
    }

    private mutating func move(_ now: UInt64, _ step: (inout PlaybackQueue) -> Void) -> [PlayerEffect] {
        guard var moved = queue else { return [] }
        step(&moved)
        // In a queue of one the neighbour is the item itself: no gap for that.
        guard moved != queue || !state.isActive else { return [] }
        keepPosition(now)
        queue = moved
        return startItem(now)
    }

    private mutating func changeVolume(_ wanted: Double) -> [PlayerEffect] {
        guard let wanted = Self.clamped(wanted), wanted != volume else { return [] }
        volume = wanted
        return [.setVolume(volume)]
    }

    mutating func duck(_ level: Double?) -> [PlayerEffect] {
        let level = level.flatMap(Self.clamped)
        guard level != duckedVolume else { return [] }
        duckedVolume = level
        return [.duck(to: level ?? 1)]
    }
}
