/// A body that waits for its time; letting go of it cancels.
@MainActor
public protocol ScheduledTimer: AnyObject {
    /// Makes sure that the body is not run any more.
    func cancel()
}
