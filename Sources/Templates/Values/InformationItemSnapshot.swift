/// An `InformationItem` as the display draws it.
public struct InformationItemSnapshot: Hashable, Codable, Sendable {
    public var title: String?
    public var detail: String?
    /// Stars beside the texts; nil draws none.
    public var rating: InformationRating?

    public init(title: String?, detail: String?, rating: InformationRating? = nil) {
        self.title = title
        self.detail = detail
        self.rating = rating
    }
}
