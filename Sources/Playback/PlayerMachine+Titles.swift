import Templates

/// Titles, as often as a screen can bear.
extension PlayerMachine {
    /// Shows the tags now, or as soon as the last ones were there long enough (B062).
    mutating func take(_ tags: StreamTags, _ now: UInt64) -> [PlayerEffect] {
        let shown = titleShownAt.map { now.seconds(since: $0) } ?? .infinity
        // The first title of a new connection says whether the last one still holds.
        let isFirst = isTrackOld && tags.title != nil
        guard !isFirst, shown < policy.titleInterval || waitingTags != nil else {
            show(tags, now)
            return []
        }
        let isWaiting = waitingTags != nil
        waitingTags = waitingTags?.updated(with: tags) ?? tags
        return isWaiting ? [] : [schedule(.title, after: policy.titleInterval - shown)]
    }

    mutating func showWaitingTags(_ now: UInt64) -> [PlayerEffect] {
        guard let tags = waitingTags else { return [] }
        waitingTags = nil
        show(tags, now)
        return []
    }

    private mutating func show(_ tags: StreamTags, _ now: UInt64) {
        let before = track
        if isTrackOld, tags.title != nil {
            track = TrackTitle()
            isTrackOld = false
        }
        track.update(with: tags.decoded(queue?.current.metadataEncoding, by: decoder))
        if (track.title, track.artist) != (before.title, before.artist) { titleShownAt = now }
    }

    mutating func forgetTrack() {
        track = TrackTitle()
        isTrackOld = false
        waitingTags = nil
        titleShownAt = nil
    }
}
