/// A rating in stars with its texts; immutable.
@MainActor
public final class InformationRatingItem: InformationItem {
    /// How many stars, 0…`maximumRating` in halves.
    public var rating: Double { value.value }
    /// Of how many, 1…5.
    public var maximumRating: Int { value.maximum }

    private let value: InformationRating

    /// A rating, rounded to the nearest half and clamped (R151).
    public init(rating: Double, maximumRating: Int, title: String?, detail: String?) {
        value = InformationRating(value: rating, maximum: maximumRating)
        super.init(title: title, detail: detail)
    }

    override var snapshot: InformationItemSnapshot {
        InformationItemSnapshot(title: title, detail: detail, rating: value)
    }
}
