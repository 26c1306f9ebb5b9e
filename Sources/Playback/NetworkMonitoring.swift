/// Tells when the way to the network changes.
@MainActor
public protocol NetworkMonitoring: AnyObject {
    /// Receives each change from now on: whether there is any route to the network. Set once by the player.
    var onChange: (@MainActor (_ isAvailable: Bool) -> Void)? { get set }
}
