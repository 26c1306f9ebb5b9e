import GLibBridge
import Playback
import Templates

/// What the bus's interfaces tell and ask, without the bus.
@MainActor
final class PlayerModel {
    let session: NowPlayingSession
    /// CLOCK_MONOTONIC in nanoseconds.
    private let now: @MainActor () -> UInt64
    private var position = PlaybackPosition()
    private var toldPosition = PlaybackPosition()
    private var tracks = TrackList()
    private var isStale = true

    init(_ session: NowPlayingSession, now: @escaping @MainActor () -> UInt64) {
        self.session = session
        self.now = now
        noteChange()
        toldPosition = position
    }

    var commands: RemoteCommandCenter { session.remoteCommandCenter }
    var info: NowPlayingInfo? { session.nowPlayingInfoCenter.nowPlayingInfo }

    /// Something has changed: info, queue, or the commands offered.
    func noteChange() {
        isStale = true
        position.update(info, now: now())
    }

    // MARK: - Tracks

    /// The present list. Made when it is asked for, since the queue and the info that belongs to it come one after the
    /// other.
    var trackList: TrackList {
        if isStale {
            isStale = false
            tracks.update(session.player.queue, info)
        }
        return tracks
    }

    /// The `Metadata` property.
    var metadata: [String: Variant] {
        let list = trackList
        guard let info, info.itemIdentifier != nil else { return TrackMetadata.noTrack }
        return TrackMetadata.make(info, uri: list.current.map { list.entries[$0].item.uri }, id: list.currentID)
    }

    /// What is told of the track at that place of the list.
    func metadata(at place: Int) -> [String: Variant] {
        let list = trackList
        guard place != list.current else { return metadata }
        return TrackMetadata.make(list.entries[place].item, id: list.entries[place].id)
    }

    /// Plays that track of the list, with the whole queue as before.
    func goTo(_ id: ObjectPath) {
        guard let place = trackList.entry(id), let items = session.player.queue?.items,
            let queue = PlaybackQueue(items: items, startingAt: trackList.entries[place].index)
        else { return }
        session.player.play(queue)
    }

    // MARK: - Position and speed

    /// In µs.
    var positionMicroseconds: Int64 { Int64(microseconds: position.seconds(at: now())) }

    /// Whether the position has jumped since this was asked before.
    func takeJump() -> Bool {
        defer { toldPosition = position }
        return position.isJump(from: toldPosition, at: now())
    }

    var canSeek: Bool {
        guard let info, info.itemIdentifier != nil, !info.isLiveStream else { return false }
        return commands.changePlaybackPositionCommand.isOffered
    }

    /// Never 0, which MPRIS has no place for: paused is a status.
    var rate: Double {
        let rates = [info?.playbackRate, info?.defaultPlaybackRate].compactMap { $0 }
        return min(max(rates.first { $0 > 0 && $0.isFinite } ?? 1, minimumRate), maximumRate)
    }

    var minimumRate: Double { supportedRates.reduce(1, min) }
    var maximumRate: Double { supportedRates.reduce(1, max) }

    private var supportedRates: [Double] {
        let command = commands.changePlaybackRateCommand
        return command.isOffered ? command.supportedPlaybackRates.filter { $0 > 0 && $0.isFinite } : []
    }

    /// Goes to that many µs; past the end to the next track (R191).
    func seek(to microseconds: Int64) {
        guard canSeek else { return }
        let target = max(Double(microseconds) / 1e6, 0)
        if let duration = info?.finiteDuration, target > duration {
            (commands.nextTrackCommand.isOffered ? commands.nextTrackCommand : commands.stopCommand).send()
        } else {
            commands.changePlaybackPositionCommand.send(positionTime: target)
        }
    }

    /// Goes to the place if the track is still the one meant and has such a place (R192).
    func setPosition(of id: ObjectPath, to microseconds: Int64) {
        guard canSeek, id == trackList.currentID, microseconds >= 0 else { return }
        if let duration = info?.finiteDuration, microseconds > Int64(microseconds: duration) { return }
        commands.changePlaybackPositionCommand.send(positionTime: Double(microseconds) / 1e6)
    }

    /// 0 pauses (R194).
    func setRate(_ wanted: Double) throws(DBusError) {
        if wanted == 0 {
            commands.pauseCommand.send()
            return
        }
        guard wanted >= minimumRate, wanted <= maximumRate else {
            throw .invalidArguments("The rate \(wanted) is not within \(minimumRate)…\(maximumRate).")
        }
        guard let nearest = supportedRates.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { return }
        commands.changePlaybackRateCommand.send(playbackRate: nearest)
    }

    /// Below 0 is 0 (R197), and above 1 the loudest.
    func setVolume(_ wanted: Double) throws(DBusError) {
        guard !wanted.isNaN else { throw .invalidArguments("The volume is not a number; give 0…1.") }
        session.player.perform(.changeVolume(min(max(wanted, 0), 1)))
    }
}
