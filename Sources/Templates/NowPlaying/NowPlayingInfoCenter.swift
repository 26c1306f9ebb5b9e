/// Where what plays is published for remote controls: the counterpart of `MPNowPlayingInfoCenter`.
///
/// There is no default instance: a `NowPlayingSession` owns its own.
@MainActor
public final class NowPlayingInfoCenter {
    /// What plays; nil says that nothing does. Equal values are told once.
    public var nowPlayingInfo: NowPlayingInfo? {
        didSet {
            guard nowPlayingInfo != oldValue else { return }
            for observer in observers { observer.object?.nowPlayingInfoCenterDidChange(self) }
        }
    }
    /// What the player is doing; idle when nothing plays.
    public var playbackState: PlaybackState {
        get { nowPlayingInfo?.playbackState ?? .idle }
        set { nowPlayingInfo?.playbackState = newValue }
    }

    private var observers: [Observer] = []

    public init() {}

    /// Tells `observer` of each new value from now on. It is not kept alive.
    public func add(_ observer: any NowPlayingInfoCenterObserver) {
        remove(observer)
        observers.append(Observer(object: observer))
    }

    /// Tells `observer` of new values no longer.
    public func remove(_ observer: any NowPlayingInfoCenterObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    private struct Observer {
        weak var object: (any NowPlayingInfoCenterObserver)?
    }
}
