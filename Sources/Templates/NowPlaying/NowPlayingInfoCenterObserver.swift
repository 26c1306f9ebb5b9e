/// Is told of what plays.
@MainActor
public protocol NowPlayingInfoCenterObserver: AnyObject {
    /// The centre has a new value; within one turn of the main loop there may be several.
    func nowPlayingInfoCenterDidChange(_ nowPlayingInfoCenter: NowPlayingInfoCenter)
}
