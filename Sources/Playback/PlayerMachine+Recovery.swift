import Templates

/// What happens when a source fails, stalls or never comes, and how it is reached again.
extension PlayerMachine {
    // MARK: Failures

    mutating func failed(_ failure: PlaybackFailure, _ now: UInt64) -> [PlayerEffect] {
        guard let item = queue?.current, let load else { return [] }
        if failure.fault == .output { return outputLost(failure, now) }
        recovery.lastFailure = failure
        if !load.hasPlayed {
            // What did not look like a playlist may be one all the same.
            if canResolve, failure.kind == .notAudio, !load.isResolving, !recovery.isLookedInto {
                recovery.isLookedInto = true
                var candidate = load.candidate
                candidate.needsResolving = true
                return startCandidate(candidate, now)
            }
            if !recovery.candidates.isEmpty { return startCandidate(recovery.candidates.removeFirst(), now) }
        }
        // A stick that was pulled does not come back by waiting.
        guard !item.isLocal, recovery.hasPlayed || failure.isTemporary else { return giveUp(failure, now) }
        return reconnect(now, silentSince: now)
    }

    /// Ends with a sentence; what is temporary may start by itself when its cause goes away.
    mutating func giveUp(_ failure: PlaybackFailure, _ now: UInt64) -> [PlayerEffect] {
        recovery.hope =
            switch failure.kind {
            case .noAudioOutput: .anyOutput
            case .audioOutput: .output
            // A computer without a battery for its clock learns the date from the network.
            case .untrustedCertificate: .network
            default: failure.fault == .network ? .network : nil
            }
        return end(with: .failed(reason: failure.reason), now)
    }

    /// Arranges the next attempt: at once for the first, later and later for those that follow.
    ///
    /// - Parameter silentSince: when the sound stopped, if this is news.
    private mutating func reconnect(_ now: UInt64, silentSince: UInt64) -> [PlayerEffect] {
        if let playedAt = load?.playedAt, now.seconds(since: playedAt) >= policy.retry.stableTime {
            recovery.attempts = 0
        }
        if recovery.hasPlayed {
            let since = recovery.silentSince ?? silentSince
            recovery.silentSince = since
            clock.set(clock.seconds(at: since), at: now)
            state = .reconnecting(since: since)
            isTrackOld = track != TrackTitle()
        } else {
            state = .connecting
        }
        let random = Double.random(in: 0..<1, using: &random)
        let delay = policy.retry.delay(beforeAttempt: recovery.attempts, random: random)
        recovery.attempts += 1
        guard delay > 0 else { return startAttempt(now) }
        recovery.isWaiting = true
        load = nil
        return [.stop] + cancel(.watchdog) + [schedule(.retry, after: delay)]
    }

    /// Tries again from the item's own address: playlists of stations change, and live streams rejoin at the edge.
    mutating func startAttempt(_ now: UInt64) -> [PlayerEffect] {
        guard let item = queue?.current else { return [] }
        let effects = cancel(.retry)
        recovery.candidates = []
        let attempt = startCandidate(AddressCandidate(address: item.uri), now)
        return effects + attempt + watch(now)
    }

    // MARK: Watching

    /// Has somebody look whether there is progress, for as long as there should be some.
    mutating func watch(_ now: UInt64) -> [PlayerEffect] {
        guard queue?.current.isLocal == false, load != nil else { return [] }
        let seconds = load?.hasPlayed == true ? policy.watchdog.interval : policy.watchdog.stallLimit
        return [schedule(.watchdog, after: seconds)]
    }

    mutating func checkProgress(_ now: UInt64) -> [PlayerEffect] {
        guard state.isActive, let load else { return [] }
        // GStreamer 1.22 at times never fills the buffer of a station that sends no faster than it is heard; another
        // attempt has better luck.
        let isArriving = load.hasPlayed || load.bufferedPeak >= 0
        let limit = isArriving ? policy.watchdog.stallLimit : policy.watchdog.attemptLimit
        let idle = now.seconds(since: load.progressAt)
        // A hair before its time is in time.
        if idle >= limit - 0.001 {
            recovery.lastFailure = PlaybackFailure(
                kind: isArriving ? .connectionLost : .noAnswer, detail: "no progress for \(idle) s")
            return reconnect(now, silentSince: load.progressAt)
        }
        guard load.hasPlayed else { return [schedule(.watchdog, after: limit - idle)] }
        let next = idle > 0 ? min(limit - idle, policy.watchdog.interval) : policy.watchdog.interval
        return [.reportProgress, schedule(.watchdog, after: next)]
    }

    mutating func progressed(_ progress: PlaybackProgress, _ now: UInt64) -> [PlayerEffect] {
        take(progress, now)
        guard let position = progress.position, position != load?.position else { return [] }
        load?.position = position
        load?.progressAt = now
        return []
    }

    /// A station that never started is given up when its time is over, unless it is just arriving.
    mutating func checkStart(_ now: UInt64) -> [PlayerEffect] {
        guard state.isActive, !recovery.hasPlayed else { return [] }
        let isArriving = load.map { $0.progressAt > $0.startedAt && now.seconds(since: $0.progressAt) < 10 } ?? false
        guard !isArriving else { return [schedule(.startLimit, after: 10)] }
        return giveUp(recovery.lastFailure ?? PlaybackFailure(kind: .noAnswer, detail: "nothing came"), now)
    }

    // MARK: What comes back

    /// Whatever waits for the network does so no longer.
    mutating func networkCame(_ now: UInt64) -> [PlayerEffect] {
        if recovery.hope == .network { return startItem(now) }
        guard state.isActive, recovery.isWaiting || isStuckInAnAttempt(now) else { return [] }
        recovery.attempts = 0
        return startAttempt(now)
    }

    /// Whether a connection was begun on a way that may be gone; a fresh one is given its time.
    private func isStuckInAnAttempt(_ now: UInt64) -> Bool {
        guard let load, !load.hasPlayed, queue?.current.isLocal == false else { return false }
        return load.progressAt == load.startedAt && now.seconds(since: load.startedAt) > 2
    }
}
