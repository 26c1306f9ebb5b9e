import Glibc
import Templates

/// The projection of all tile servers: the world as a square, cut off near the poles.
enum WebMercator {
    /// A place in the square: `x` goes east from 180° west, `y` goes south from the upper edge, both 0…1.
    struct Point: Hashable {
        var x: Double
        var y: Double
    }

    /// Where the square ends, in degrees north and south.
    static let maximumLatitude = 85.051_128_78

    static func point(of place: Coordinate) -> Point {
        let latitude = min(max(place.latitude, -maximumLatitude), maximumLatitude) * .pi / 180
        return Point(x: (place.longitude + 180) / 360, y: (1 - asinh(tan(latitude)) / .pi) / 2)
    }

    /// Longitudes come out between -180° and 180°, however often the point goes round the world.
    static func coordinate(of point: Point) -> Coordinate {
        Coordinate(
            latitude: atan(sinh(.pi * (1 - 2 * point.y))) * 180 / .pi,
            longitude: (point.x - point.x.rounded(.down)) * 360 - 180)
    }

    /// In logical pixels.
    static func worldWidth(zoom: Double) -> Double { 256 * exp2(zoom) }
}
