import Templates

/// From an item to a load of the engine, and to its end.
extension PlayerMachine {
    /// Starts the queue's current item from anew.
    mutating func startItem(_ now: UInt64) -> [PlayerEffect] {
        guard let item = queue?.current else { return [] }
        recovery = Recovery()
        forgetTrack()
        duration = nil
        isSeekable = nil
        lostOutput = nil
        clock = PlaybackClock()
        clock.set(positions[item.identifier] ?? 0, at: now)
        state = .connecting
        var effects = cancel(.retry) + cancel(.title) + cancel(.watchdog) + cancel(.position)
        effects += startCandidate(AddressCandidate(address: item.uri), now)
        effects.append(schedule(.startLimit, after: policy.watchdog.startLimit))
        effects += watch(now)
        return limitFirstVolume() + effects + watchOutputsIfNeeded(now)
    }

    /// Plays an address, or looks into it first.
    mutating func startCandidate(_ candidate: AddressCandidate, _ now: UInt64) -> [PlayerEffect] {
        guard let item = queue?.current else { return [] }
        lastLoad += 1
        let id = LoadID(rawValue: lastLoad)
        var next = CurrentLoad(id: id, candidate: candidate, startedAt: now)
        recovery.isWaiting = false
        let hadLoad = load != nil && load?.isResolving == false
        defer { load = next }
        if canResolve {
            next.isResolving = true
            return (hadLoad ? [.stop] : []) + [.resolve(candidate, id)]
        }
        return loadEffects(candidate.address, id, item, now)
    }

    private func loadEffects(
        _ uri: String, _ id: LoadID, _ item: PlayableItem, _ now: UInt64
    ) -> [PlayerEffect] {
        let isLiveStream = item.isLiveStream && !item.mayBeFinite
        let load = PlayerEffect.load(uri: uri, id: id, isLiveStream: isLiveStream)
        let place = clock.seconds(at: now)
        return isLiveStream || item.startsOver || place == 0 ? [load] : [load, .seek(to: place)]
    }

    /// Plays the first of what was found; the others wait for its failure.
    mutating func resolved(_ found: [AddressCandidate], _ now: UInt64) -> [PlayerEffect] {
        guard let load, let first = found.first, let item = queue?.current else {
            return failed(PlaybackFailure(kind: .notAudio, detail: "a playlist without entries"), now)
        }
        recovery.candidates = Array(found.dropFirst()) + recovery.candidates
        guard !first.needsResolving || first.address == load.candidate.address else {
            return startCandidate(first, now)
        }
        self.load = CurrentLoad(id: load.id, candidate: first, startedAt: now)
        return loadEffects(first.address, load.id, item, now)
    }

    /// Lets go of the source; nothing is left of it but its place and, until the next item, the person's choices.
    mutating func end(with state: PlaybackState, _ now: UInt64, keepsPosition: Bool = true) -> [PlayerEffect] {
        if keepsPosition { keepPosition(now) }
        load = nil
        let hope = recovery.hope
        recovery = Recovery()
        recovery.hope = hope
        forgetTrack()
        self.state = state
        return [.stop] + watchOutputsIfNeeded(now)
    }

    /// The first sound after the program's start is not louder than allowed, whatever was set the last time.
    private mutating func limitFirstVolume() -> [PlayerEffect] {
        guard !hasStarted else { return [] }
        hasStarted = true
        guard volume > policy.startVolumeCeiling else { return [] }
        volume = Self.clamped(policy.startVolumeCeiling) ?? 1
        return [.setVolume(volume)]
    }
}
