/// The part of the map that is visible. Stands for CarPlay's `MKCoordinateRegion`.
public struct MapRegion: Hashable, Codable, Sendable {
    /// The middle of the map.
    public var center: Coordinate
    /// From the lower to the upper edge, in degrees.
    public var latitudeDelta: Double
    /// From the left to the right edge, in degrees.
    public var longitudeDelta: Double

    /// A region around a place.
    public init(center: Coordinate, latitudeDelta: Double, longitudeDelta: Double) {
        self.center = center
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}
