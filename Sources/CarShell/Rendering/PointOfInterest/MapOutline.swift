import CGtk
import Templates

/// Outlines of the countries and names of large places, for a map without a network. `scripts/make-map-data` makes them.
struct MapOutline: Sendable {
    /// A closed line.
    struct Ring: Sendable {
        var points: [WebMercator.Point]
        var upperLeft: WebMercator.Point
        var lowerRight: WebMercator.Point
    }

    /// A city.
    struct Place: Sendable {
        var point: WebMercator.Point
        var name: String
    }

    var rings: [Ring] = []
    /// The most important first.
    var places: [Place] = []

    /// Reads a file off the main thread; one that is missing or damaged gives what can be read of it.
    @concurrent
    static func read(file path: String) async -> MapOutline {
        var length: gsize = 0
        var contents: UnsafeMutablePointer<gchar>?
        guard g_file_get_contents(path, &contents, &length, nil) != 0, let contents else { return MapOutline() }
        defer { g_free(contents) }
        return MapOutline(String(cString: contents))
    }

    init() {}

    init(_ text: String) {
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            if line.starts(with: "ring ".utf8) {
                if let ring = Self.ring(line.dropFirst(5)) { rings.append(ring) }
            } else if line.starts(with: "place ".utf8) {
                let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
                guard parts.count == 4, let longitude = Double(Substring(parts[1])),
                    let latitude = Double(Substring(parts[2]))
                else { continue }
                let point = WebMercator.point(of: Coordinate(latitude: latitude / 100, longitude: longitude / 100))
                places.append(Place(point: point, name: String(Substring(parts[3]))))
            }
        }
    }

    /// Decodes the encoded polyline format: differences in hundredths of a degree, five bits a letter.
    private static func ring(_ letters: Substring.UTF8View) -> Ring? {
        var values: [Int] = []
        var value = 0
        var shift = 0
        for letter in letters {
            // Seven letters hold more than any longitude needs.
            guard (63...126).contains(letter), shift <= 30 else { return nil }
            let bits = Int(letter) - 63
            value |= (bits & 0x1F) << shift
            shift += 5
            guard bits & 0x20 == 0 else { continue }
            values.append(value & 1 == 0 ? value >> 1 : ~(value >> 1))
            value = 0
            shift = 0
        }
        guard values.count >= 6, values.count.isMultiple(of: 2) else { return nil }
        var points: [WebMercator.Point] = []
        var (longitude, latitude) = (0, 0)
        for index in stride(from: 0, to: values.count, by: 2) {
            longitude += values[index]
            latitude += values[index + 1]
            points.append(
                WebMercator.point(of: Coordinate(latitude: Double(latitude) / 100, longitude: Double(longitude) / 100)))
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return Ring(
            points: points, upperLeft: WebMercator.Point(x: left, y: top),
            lowerRight: WebMercator.Point(x: right, y: bottom))
    }
}
