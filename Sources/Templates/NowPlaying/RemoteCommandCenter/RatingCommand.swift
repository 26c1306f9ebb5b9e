/// Rates what plays: the counterpart of `MPRatingCommand`.
public final class RatingCommand: RemoteCommandCenter.Command {
    public var minimumRating = 0.0 { didSet { changed(if: minimumRating != oldValue) } }
    public var maximumRating = 1.0 { didSet { changed(if: maximumRating != oldValue) } }

    /// - Parameter rating: from `minimumRating` to `maximumRating`; anything else fails.
    @discardableResult
    public func send(rating: Double) -> RemoteCommandHandlerStatus {
        guard rating >= minimumRating, rating <= maximumRating else { return .commandFailed }
        return deliver(RatingCommandEvent(command: self, rating: rating))
    }
}
