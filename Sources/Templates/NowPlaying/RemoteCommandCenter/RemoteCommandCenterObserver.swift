/// Is told when what a remote control shows of the commands has changed.
@MainActor
public protocol RemoteCommandCenterObserver: AnyObject {
    /// A command became offered or withdrawn, or its picture (rates, intervals, repeat, shuffle …) changed.
    func remoteCommandCenterDidChange(_ remoteCommandCenter: RemoteCommandCenter)
}
