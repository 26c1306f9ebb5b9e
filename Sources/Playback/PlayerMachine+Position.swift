import Templates

/// Place and speed of finite items.
extension PlayerMachine {
    /// Whether the present item has places that one can go to.
    private var canSeek: Bool {
        guard let item = queue?.current, !item.isLiveStream else { return false }
        return state.isActive || state == .paused
    }

    mutating func changePosition(_ wanted: Double, _ now: UInt64) -> [PlayerEffect] {
        guard canSeek, wanted.isFinite else { return [] }
        let seconds = min(max(wanted, 0), duration ?? .infinity)
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
        guard wanted.isFinite, queue?.current.isLiveStream == false else { return [] }
        let wanted = min(max(wanted, 0.5), 2)
        guard wanted != rate else { return [] }
        rate = wanted
        return [.setRate(wanted)]
    }

    /// Notes where the present item is left; a station that starts over has no place to come back to.
    mutating func keepPosition(_ now: UInt64) {
        guard let item = queue?.current, !item.isLiveStream, !item.startsOver else { return }
        let seconds = clock.seconds(at: now)
        guard state.isActive || state == .paused else { return }
        // Neither the first moment nor the last is worth coming back to.
        let isWorth = seconds >= 1 && duration.map { seconds < $0 - 1 } ?? true
        positions[item.identifier] = isWorth ? seconds : nil
    }

    /// Takes over what the engine told; a place that is as expected is no news.
    mutating func take(_ progress: PlaybackProgress, _ now: UInt64) {
        guard let item = queue?.current, !item.isLiveStream else { return }
        duration = progress.duration ?? duration
        guard let position = progress.position, abs(position - clock.seconds(at: now)) > 0.3 else { return }
        clock.set(position, at: now)
    }
}
