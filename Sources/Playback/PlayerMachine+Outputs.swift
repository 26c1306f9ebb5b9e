import Templates

/// Outputs that go and come, and the one that the person chose.
extension PlayerMachine {
    mutating func outputLost(_ failure: PlaybackFailure, _ now: UInt64) -> [PlayerEffect] {
        recovery.lastFailure = failure
        guard policy.outputLoss == .resume else { return giveUp(failure, now) }
        guard output == .chosen else { return giveUp(failure, now) }
        output = .systemDefault
        isFallbackNews = !recovery.hasPlayed
        recovery.silentSince = recovery.hasPlayed ? recovery.silentSince ?? now : nil
        if recovery.hasPlayed { clock.set(clock.seconds(at: now), at: now) }
        if let since = recovery.silentSince { state = .reconnecting(since: since) }
        isTrackOld = track != TrackTitle()
        return [.useOutput(.systemDefault)] + startAttempt(now) + watchOutputsIfNeeded(now)
    }

    /// Goes back to the chosen output, and on with what had to wait for one.
    ///
    /// - Parameter name: what came, in the system's words, where that is known.
    mutating func outputCame(_ name: String?, _ now: UInt64) -> [PlayerEffect] {
        guard output != .chosen || recovery.awaitsOutput else { return [] }
        // What was private does not come out of the next best loudspeaker.
        if let lostOutput, let name, name != lostOutput { return [] }
        // Whoever begins to watch may be told first of what is there already: that is the output that failed.
        guard let since = outputsWatchedSince, recovery.hope == .anyOutput || now.seconds(since: since) >= 2 else {
            return []
        }
        return moveToChosenOutput(now)
    }

    /// The engine has been given another output: what plays goes on there.
    mutating func outputChosen(_ now: UInt64) -> [PlayerEffect] {
        lostOutput = nil
        if state == .paused {
            // Nothing is heard of a source that is held at the old output; going on starts it from here.
            keepPosition(now)
            load = nil
            return [.stop] + moveToChosenOutput(now)
        }
        return moveToChosenOutput(now)
    }

    private mutating func moveToChosenOutput(_ now: UInt64) -> [PlayerEffect] {
        isFallbackNews = false
        let back: [PlayerEffect] = output == .chosen ? [] : [.useOutput(.chosen)]
        output = .chosen
        if recovery.awaitsOutput { return back + startItem(now) }
        guard state.isActive, load != nil else { return back + watchOutputsIfNeeded(now) }
        if recovery.hasPlayed {
            isTrackOld = track != TrackTitle()
            recovery.silentSince = recovery.silentSince ?? now
            clock.set(clock.seconds(at: now), at: now)
            state = .reconnecting(since: recovery.silentSince ?? now)
        }
        return back + startAttempt(now) + watchOutputsIfNeeded(now)
    }

    /// The system has moved the sound to another output: whoever wants silence then gets it.
    mutating func outputGone(_ device: String, _ now: UInt64) -> [PlayerEffect] {
        guard policy.outputLoss == .pause, state.isActive else { return [] }
        let failure = PlaybackFailure(kind: .audioOutput, detail: "the output \(device) has gone")
        let effects = outputLost(failure, now)
        lostOutput = device
        return effects
    }

    /// Behaves as set from now on; what has been silent for want of an output may go on elsewhere.
    mutating func apply(_ settings: AudioSettings, _ now: UInt64) -> [PlayerEffect] {
        policy.outputLoss = settings.outputLoss
        policy.startVolumeCeiling = Double(settings.startVolumeCeiling) / 100
        guard recovery.awaitsOutput, policy.outputLoss == .resume, output == .chosen else { return [] }
        output = .systemDefault
        return [.useOutput(.systemDefault)] + startItem(now)
    }

    /// Whether the sound has come up at the default output just now, as the chosen one was missing.
    mutating func takeFallbackNews() -> Bool {
        guard isFallbackNews, state == .playing else { return false }
        isFallbackNews = false
        return true
    }

    /// Watches for outputs exactly while one is missed.
    mutating func watchOutputsIfNeeded(_ now: UInt64) -> [PlayerEffect] {
        let isNeeded = recovery.awaitsOutput || output != .chosen
        guard isNeeded != (outputsWatchedSince != nil) else { return [] }
        outputsWatchedSince = isNeeded ? now : nil
        return [.watchOutputs(isNeeded)]
    }
}
