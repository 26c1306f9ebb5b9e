/// A place on the earth in the WGS 84 system. Stands for CarPlay's `CLLocationCoordinate2D`.
public struct Coordinate: Hashable, Codable, Sendable {
    /// Degrees north, -90…90.
    public var latitude: Double
    /// Degrees east, -180…180.
    public var longitude: Double

    /// A place by degrees north and east.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
