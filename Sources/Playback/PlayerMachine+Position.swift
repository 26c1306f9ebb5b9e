import Templates

/// Place and speed of finite items.
extension PlayerMachine {
    /// Whether the present item has places that one can go to.
    private var canSeek: Bool { queue?.current.isLiveStream == false && isSeekable != false }

    /// The speed of what is heard: a source without places has but one.
    var heardRate: Double { isSeekable == false ? 1 : rate }

    mutating func changePosition(_ wanted: Double, _ now: UInt64) -> [PlayerEffect] {
        guard canSeek, wanted.isFinite else { return [] }
        // While no length is known, what lies ahead may not be there.
        let seconds = min(max(wanted, 0), duration ?? max(clock.seconds(at: now), load?.position ?? 0))
        guard state.isActive || state == .paused else {
            // Nothing plays, after an end or a stop: the next start begins there, if it does not begin anew.
            guard queue?.current.startsOver == false else { return [] }
            clock.set(seconds, at: now)
            notePlace(seconds)
            return []
        }
        clock.set(seconds, at: now)
        load?.position = nil
        load?.progressAt = now
        // Without a load there is nothing to seek in yet: the next one starts from here.
        guard let load, !load.isResolving else {
            keepPosition(now)
            return []
        }
        return [.seek(to: seconds)]
    }

    mutating func changeRate(_ wanted: Double) -> [PlayerEffect] {
        guard wanted.isFinite, canSeek else { return [] }
        let wanted = min(max(wanted, 0.5), 2)
        guard wanted != rate else { return [] }
        rate = wanted
        return [.setRate(wanted)]
    }

    /// Notes where the present item is left; a station that starts over has no place to come back to.
    mutating func keepPosition(_ now: UInt64) {
        if state.isActive || state == .paused { notePlace(clock.seconds(at: now)) }
    }

    private mutating func notePlace(_ seconds: Double) {
        guard let item = queue?.current, !item.isLiveStream, !item.startsOver else { return }
        // Neither the first moment nor the last is worth coming back to.
        let isWorth = seconds >= 1 && duration.map { seconds < $0 - 1 } ?? true
        positions[item.identifier] = isWorth ? seconds : nil
    }

    /// Whether the present item has places, or may turn out to have some.
    var mayHavePlaces: Bool { queue.map { !$0.current.isLiveStream || $0.current.mayBeFinite } ?? false }

    /// An address in no list that has a length, and that one can go to any place of, is no station.
    private mutating func findEnd(_ progress: PlaybackProgress, _ now: UInt64) {
        guard let item = queue?.current, item.isLiveStream, item.mayBeFinite, progress.isSeekable == true,
            progress.duration ?? 0 > 0
        else { return }
        queue?.markCurrentFinite()
    }

    /// Has the place noted now and then, for as long as a finite item plays.
    mutating func watchPosition() -> [PlayerEffect] {
        guard let item = queue?.current, !item.isLiveStream, !item.startsOver, !timers.contains(.position) else {
            return []
        }
        return [schedule(.position, after: policy.positionInterval)]
    }

    mutating func notePosition(_ now: UInt64) -> [PlayerEffect] {
        guard state == .playing else { return [] }
        keepPosition(now)
        return watchPosition()
    }

    /// Takes over what was kept from the last run; what has happened since the start counts more.
    mutating func restore(_ volume: Double?, _ kept: ResumePositions, _ now: UInt64) -> [PlayerEffect] {
        positions = ResumePositions(kept.entries + positions.entries)
        var effects: [PlayerEffect] = []
        if var volume = volume.flatMap(Self.clamped) {
            // Something may have started before the file had been read: that start counts, too.
            if hasStarted { volume = min(volume, Self.clamped(policy.startVolumeCeiling) ?? 1) }
            if volume != self.volume {
                self.volume = volume
                effects.append(.setVolume(volume))
            }
        }
        guard let item = queue?.current, mayHavePlaces, !item.startsOver, load?.hasPlayed == false,
            clock.seconds(at: now) == 0, let place = kept[item.identifier]
        else { return effects }
        clock.set(place, at: now)
        return load?.isResolving == true ? effects : effects + [.seek(to: place)]
    }

    /// Takes over what the engine told; a place that is as expected is no news.
    mutating func take(_ progress: PlaybackProgress, _ now: UInt64) {
        findEnd(progress, now)
        guard let item = queue?.current, !item.isLiveStream else { return }
        duration = progress.duration ?? duration
        isSeekable = progress.isSeekable ?? isSeekable
        guard let position = progress.position, abs(position - clock.seconds(at: now)) > 0.3 else { return }
        clock.set(position, at: now)
    }
}
