import Templates

/// Connects a player with remote controls: the counterpart of `MPNowPlayingSession`.
///
/// It publishes what plays, is the target of the commands that the player knows, and keeps them enabled as the player
/// can follow them. Place and speed are offered for finite items only (R183).
@MainActor
public final class NowPlayingSession {
    public let player: Player
    public let nowPlayingInfoCenter = NowPlayingInfoCenter()
    public let remoteCommandCenter = RemoteCommandCenter()
    /// Whether each of the player's values goes to the information centre; without, somebody else sets them.
    public var automaticallyPublishesNowPlayingInfo = true {
        didSet { publish(player.nowPlayingInfo) }
    }

    private var observation: Observation?

    /// Keeps the player alive.
    public init(player: Player) {
        self.player = player
        let center = remoteCommandCenter
        connect(center.playCommand, to: .play)
        connect(center.pauseCommand, to: .pause)
        connect(center.togglePlayPauseCommand, to: .togglePlayPause)
        connect(center.stopCommand, to: .stop)
        connect(center.nextTrackCommand, to: .nextTrack)
        connect(center.previousTrackCommand, to: .previousTrack)
        center.changePlaybackRateCommand.supportedPlaybackRates = [0.5, 0.75, 1, 1.25, 1.5, 2]
        center.skipForwardCommand.preferredIntervals = [30]
        center.skipBackwardCommand.preferredIntervals = [15]
        connect(center.changePlaybackPositionCommand) { event in
            (event as? ChangePlaybackPositionCommandEvent).map { .changePlaybackPosition($0.positionTime) }
        }
        connect(center.changePlaybackRateCommand) { event in
            (event as? ChangePlaybackRateCommandEvent).map { .changePlaybackRate($0.playbackRate) }
        }
        connect(center.skipForwardCommand) { event in
            (event as? SkipIntervalCommandEvent).map { .skipForward($0.interval) }
        }
        connect(center.skipBackwardCommand) { event in
            (event as? SkipIntervalCommandEvent).map { .skipBackward($0.interval) }
        }
        observation = player.observe { [weak self] info in self?.publish(info) }
    }

    private func connect(_ command: RemoteCommandCenter.Command, to remoteCommand: RemoteCommand) {
        command.addTarget { [weak player] _ in
            guard let player, player.queue != nil else { return .noActionableNowPlayingItem }
            player.perform(remoteCommand)
            return .success
        }
    }

    /// Connects a command that carries a number and makes sense for finite items only.
    private func connect(
        _ command: RemoteCommandCenter.Command,
        toFinite remoteCommand: @escaping @MainActor (RemoteCommandEvent) -> RemoteCommand?
    ) {
        command.addTarget { [weak player] event in
            guard let player, player.queue?.current.isLiveStream == false else { return .noActionableNowPlayingItem }
            guard let remoteCommand = remoteCommand(event) else { return .commandFailed }
            player.perform(remoteCommand)
            return .success
        }
    }

    private func publish(_ info: NowPlayingInfo) {
        if automaticallyPublishesNowPlayingInfo { nowPlayingInfoCenter.nowPlayingInfo = info }
        let center = remoteCommandCenter
        let hasItem = info.queueIndex != nil
        // Pausing a live stream stops it, so that can be asked for, too.
        for command in [
            center.playCommand, center.pauseCommand, center.togglePlayPauseCommand, center.stopCommand,
        ] { command.isEnabled = hasItem }
        for command in [
            center.changePlaybackPositionCommand, center.changePlaybackRateCommand, center.skipForwardCommand,
            center.skipBackwardCommand,
        ] {
            // Whoever publishes what plays by itself knows where one can go in it.
            command.isEnabled =
                !automaticallyPublishesNowPlayingInfo || hasItem && !info.isLiveStream && info.canChangePosition
        }
        // The queue goes round: more than one item means a neighbour on both sides.
        for command in [center.nextTrackCommand, center.previousTrackCommand] {
            command.isEnabled = info.queueCount > 1
        }
    }
}
