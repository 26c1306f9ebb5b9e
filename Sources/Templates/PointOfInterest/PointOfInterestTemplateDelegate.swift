/// Is told what a person does with the map; always on the main actor (R157).
@MainActor
public protocol PointOfInterestTemplateDelegate: AnyObject {
    /// The map shows another region: the cue to supply new points (R156).
    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: PointOfInterestTemplate, didChangeMapRegion region: MapRegion)

    /// A person chose a point, whose detail card shows by now (R155).
    func pointOfInterestTemplate(
        _ pointOfInterestTemplate: PointOfInterestTemplate, didSelectPointOfInterest pointOfInterest: PointOfInterest)
}

extension PointOfInterestTemplateDelegate {
    /// Does nothing.
    public func pointOfInterestTemplate(
        _ pointOfInterestTemplate: PointOfInterestTemplate, didSelectPointOfInterest pointOfInterest: PointOfInterest
    ) {}
}
