/// Tells when sound outputs come; watches only while somebody waits for one.
@MainActor
public protocol OutputMonitoring: AnyObject {
    /// Called when an output has come, with its name in the system's words where that is known. Set once by the player.
    var onOutputAdded: (@MainActor (String?) -> Void)? { get set }
    /// Whether to watch at all.
    var isWatching: Bool { get set }
}
