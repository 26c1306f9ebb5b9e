/// What remote controls may ask for, and who does it: the counterpart of `MPRemoteCommandCenter`.
///
/// Whoever plays adds targets and says which commands can be used now; remote controls (MPRIS, keys of the wheel) send
/// commands and show what `Command.isOffered`. There is no shared instance: a `NowPlayingSession` owns its own.
@MainActor
public final class RemoteCommandCenter {
    public let playCommand = Command()
    public let pauseCommand = Command()
    public let togglePlayPauseCommand = Command()
    public let stopCommand = Command()
    public let nextTrackCommand = Command()
    public let previousTrackCommand = Command()
    public let skipForwardCommand = SkipIntervalCommand()
    public let skipBackwardCommand = SkipIntervalCommand()
    public let seekForwardCommand = SeekCommand()
    public let seekBackwardCommand = SeekCommand()
    public let changePlaybackPositionCommand = ChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = ChangePlaybackRateCommand()
    public let changeRepeatModeCommand = ChangeRepeatModeCommand()
    public let changeShuffleModeCommand = ChangeShuffleModeCommand()
    public let ratingCommand = RatingCommand()
    public let likeCommand = FeedbackCommand()
    public let dislikeCommand = FeedbackCommand()
    public let bookmarkCommand = FeedbackCommand()
    public let enableLanguageOptionCommand = LanguageOptionCommand()
    public let disableLanguageOptionCommand = LanguageOptionCommand()

    private var observers: [Observer] = []

    /// Nothing is offered until targets are added (R183).
    public init() {
        for command in commands { command.onChange = { [weak self] in self?.didChange() } }
    }

    /// All commands, in the order of Apple's documentation.
    public var commands: [Command] {
        [
            playCommand, pauseCommand, togglePlayPauseCommand, stopCommand, nextTrackCommand, previousTrackCommand,
            skipForwardCommand, skipBackwardCommand, seekForwardCommand, seekBackwardCommand,
            changePlaybackPositionCommand, changePlaybackRateCommand, changeRepeatModeCommand,
            changeShuffleModeCommand, ratingCommand, likeCommand, dislikeCommand, bookmarkCommand,
            enableLanguageOptionCommand, disableLanguageOptionCommand,
        ]
    }

    /// Tells `observer` from now on when the picture of the commands changes. It is not kept alive.
    public func add(_ observer: any RemoteCommandCenterObserver) {
        remove(observer)
        observers.append(Observer(object: observer))
    }

    /// Tells `observer` of changes no longer.
    public func remove(_ observer: any RemoteCommandCenterObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    private func didChange() {
        for observer in observers { observer.object?.remoteCommandCenterDidChange(self) }
    }

    private struct Observer {
        weak var object: (any RemoteCommandCenterObserver)?
    }
}
