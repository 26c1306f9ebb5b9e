/// What the map says.
extension Texts {
    static let map = "Map"
    static let zoomIn = "Zoom in"
    static let zoomOut = "Zoom out"
    static let noPointsOfInterest = "No places here"
    static let outlineAttribution = "Natural Earth"

    /// What a pin is called: its number in the list, and the place.
    static func pin(_ number: Int, _ title: String) -> String { "\(number), \(title)" }
}
