/// A `PointOfInterest` as the display draws it.
public struct PointOfInterestSnapshot: Hashable, Codable, Sendable {
    public var id: PointOfInterestID
    public var location: Coordinate
    public var title: String
    public var subtitle: String?
    public var summary: String?
    /// The title on the detail card.
    public var detailTitle: String
    public var detailSubtitle: String?
    public var detailSummary: String?
    /// nil draws the system's own pin.
    public var pinImage: Image?
    /// The pin while the point is selected; nil uses `pinImage`.
    public var selectedPinImage: Image?
    public var primaryButton: TextButtonSnapshot?
    public var secondaryButton: TextButtonSnapshot?

    public init(
        id: PointOfInterestID, location: Coordinate, title: String, subtitle: String? = nil, summary: String? = nil,
        detailTitle: String? = nil, detailSubtitle: String? = nil, detailSummary: String? = nil,
        pinImage: Image? = nil, selectedPinImage: Image? = nil, primaryButton: TextButtonSnapshot? = nil,
        secondaryButton: TextButtonSnapshot? = nil
    ) {
        self.id = id
        self.location = location
        self.title = title
        self.subtitle = subtitle
        self.summary = summary
        self.detailTitle = detailTitle ?? title
        self.detailSubtitle = detailSubtitle ?? subtitle
        self.detailSummary = detailSummary ?? summary
        self.pinImage = pinImage
        self.selectedPinImage = selectedPinImage
        self.primaryButton = primaryButton
        self.secondaryButton = secondaryButton
    }
}
