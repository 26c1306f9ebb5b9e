/// Changes the speed: the counterpart of `MPChangePlaybackRateCommand`.
public final class ChangePlaybackRateCommand: RemoteCommandCenter.Command {
    /// The speeds that can be asked for; 1 is normal.
    public var supportedPlaybackRates: [Double] = [] { didSet { changed(if: supportedPlaybackRates != oldValue) } }

    /// - Parameter playbackRate: one of the supported rates; anything else fails.
    @discardableResult
    public func send(playbackRate: Double) -> RemoteCommandHandlerStatus {
        guard supportedPlaybackRates.contains(playbackRate) else { return .commandFailed }
        return deliver(ChangePlaybackRateCommandEvent(command: self, playbackRate: playbackRate))
    }

    /// The rate that a tap on the rate button asks for: the next faster one, after the fastest the slowest (R185).
    ///
    /// - Returns: nil when no rates are supported.
    public func playbackRate(after current: Double) -> Double? {
        supportedPlaybackRates.filter { $0 > current }.min() ?? supportedPlaybackRates.min()
    }
}
