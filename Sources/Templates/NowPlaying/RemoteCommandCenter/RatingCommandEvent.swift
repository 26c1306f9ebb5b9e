/// Rates what plays: the counterpart of `MPRatingCommandEvent`.
public final class RatingCommandEvent: RemoteCommandEvent {
    /// Within the command's minimum and maximum.
    public let rating: Double

    init(command: RemoteCommandCenter.Command, rating: Double) {
        self.rating = rating
        super.init(command: command)
    }
}
