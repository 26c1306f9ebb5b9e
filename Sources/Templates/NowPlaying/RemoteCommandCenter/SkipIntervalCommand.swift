/// Skips ahead or back by some seconds: the counterpart of `MPSkipIntervalCommand`.
public final class SkipIntervalCommand: RemoteCommandCenter.Command {
    /// The intervals that controls should offer, in seconds, the usual one first.
    public var preferredIntervals: [Double] = [] { didSet { changed(if: preferredIntervals != oldValue) } }

    /// - Parameter interval: seconds; what is not a positive number fails.
    @discardableResult
    public func send(interval: Double) -> RemoteCommandHandlerStatus {
        guard interval > 0, interval.isFinite else { return .commandFailed }
        return deliver(SkipIntervalCommandEvent(command: self, interval: interval))
    }
}
