import Localization

/// What the map says.
extension Texts {
    static let map = localized("Map")
    static let zoomIn = localized("Zoom in")
    static let zoomOut = localized("Zoom out")
    static let noPointsOfInterest = localized("No places here")
    static let outlineAttribution = "Natural Earth"

    /// What a pin is called: its number in the list, and the place.
    static func pin(_ number: Int, _ title: String) -> String { "\(number), \(title)" }
}
