/// A `PointOfInterestTemplate` as the display draws it, already trimmed to the limits in force (R154).
public struct PointOfInterestTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    public var title: String
    public var navigationBar: NavigationBarSnapshot
    public var pointsOfInterest: [PointOfInterestSnapshot]
    /// The point whose detail card shows (R155); nil shows the list of points.
    public var selectedPointOfInterest: PointOfInterestID?

    public init(
        id: TemplateID, title: String, navigationBar: NavigationBarSnapshot = NavigationBarSnapshot(),
        pointsOfInterest: [PointOfInterestSnapshot], selectedPointOfInterest: PointOfInterestID? = nil
    ) {
        self.id = id
        self.title = title
        self.navigationBar = navigationBar
        self.pointsOfInterest = pointsOfInterest
        self.selectedPointOfInterest = selectedPointOfInterest
    }
}
