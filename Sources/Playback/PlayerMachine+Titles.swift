import Templates

/// Titles, as often as a screen can bear.
extension PlayerMachine {
    /// Shows the tags now, or as soon as the last ones were there long enough (B062).
    mutating func take(_ tags: StreamTags, _ now: UInt64) -> [PlayerEffect] {
        let shown = titleShownAt.map { now.seconds(since: $0) } ?? .infinity
        // The first title of a new connection says whether the last one still holds.
        let isFirst = isTrackOld && tags.title != nil
        guard !isFirst, shown < policy.titleInterval || waitingTags != nil else {
            return show(tags, now)
        }
        let isWaiting = waitingTags != nil
        waitingTags = waitingTags?.updated(with: tags) ?? tags
        return isWaiting ? [] : [schedule(.title, after: policy.titleInterval - shown)]
    }

    mutating func showWaitingTags(_ now: UInt64) -> [PlayerEffect] {
        guard let tags = waitingTags else { return [] }
        waitingTags = nil
        return show(tags, now)
    }

    private mutating func show(_ tags: StreamTags, _ now: UInt64) -> [PlayerEffect] {
        let before = track
        if isTrackOld, tags.title != nil {
            track = TrackTitle()
            isTrackOld = false
        }
        track.update(with: tags.decoded(queue?.current.metadataEncoding, by: decoder))
        if (track.title, track.artist) != (before.title, before.artist) { titleShownAt = now }
        return showArtwork(tags.artwork, hasNewTrack: TrackArtwork.track(track) != TrackArtwork.track(before), now)
    }

    /// A part of the stream begins. Its own title follows at once if it has one; else the last part's has to go.
    mutating func streamStarted() -> [PlayerEffect] {
        guard load?.hasStream == true else {
            load?.hasStream = true
            return []
        }
        guard track != TrackTitle() else { return [] }
        isTrackOld = true
        return [schedule(.newStream, after: policy.newStreamLimit)]
    }

    mutating func beginUntitledStream() -> [PlayerEffect] {
        if isTrackOld { forgetTrack() }
        return []
    }

    mutating func forgetTrack() {
        track = TrackTitle()
        isTrackOld = false
        waitingTags = nil
        titleShownAt = nil
        artwork = TrackArtwork()
    }
}
