/// Tells when sound outputs come; watches only while somebody waits for one.
@MainActor
public protocol OutputMonitoring: AnyObject {
    /// Called when an output has come. Set once by the player.
    var onOutputAdded: (@MainActor () -> Void)? { get set }
    /// Whether to watch at all.
    var isWatching: Bool { get set }
}
