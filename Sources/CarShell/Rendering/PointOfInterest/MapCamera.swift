import Templates

/// Where the map looks: the middle of the picture, and how large the world is drawn.
struct MapCamera: Equatable {
    var center: Coordinate
    /// The world is `256 · 2^zoom` logical pixels wide, as everywhere with tiles.
    var zoom: Double

    /// The camera that shows all places as large as fits.
    ///
    /// - Parameters:
    ///   - frame: the room that the places may take.
    ///   - zooms: what the tiles allow; a whole step is chosen, since tiles are sharp at those only.
    /// - Returns: nil without places.
    static func fitting(_ places: [Coordinate], in frame: MapFrame, zooms: ClosedRange<Int>) -> MapCamera? {
        guard let first = places.first else { return nil }
        // Longitudes are taken as near to the first place as they come, so that places on both sides of the date line
        // are neighbours.
        let middle = WebMercator.point(of: first)
        let points = places.map { place in
            var point = WebMercator.point(of: place)
            point.x -= (point.x - middle.x).rounded()
            return point
        }
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        let room = frame.room
        var zoom = zooms.upperBound
        while zoom > zooms.lowerBound {
            let world = WebMercator.worldWidth(zoom: Double(zoom))
            if (right - left) * world <= room.width, (bottom - top) * world <= room.height { break }
            zoom -= 1
        }
        let world = WebMercator.worldWidth(zoom: Double(zoom))
        let offset = frame.offset
        var center = WebMercator.Point(
            x: (left + right) / 2 - offset.x / world, y: (top + bottom) / 2 - offset.y / world)
        center.y = min(max(center.y, 0), 1)
        return MapCamera(center: WebMercator.coordinate(of: center), zoom: Double(zoom))
    }

    /// What a map of a size in logical pixels shows.
    func region(width: Double, height: Double) -> MapRegion {
        let world = WebMercator.worldWidth(zoom: zoom)
        let middle = WebMercator.point(of: center)
        let top = WebMercator.coordinate(of: WebMercator.Point(x: middle.x, y: middle.y - height / 2 / world))
        let bottom = WebMercator.coordinate(of: WebMercator.Point(x: middle.x, y: middle.y + height / 2 / world))
        return MapRegion(
            center: center, latitudeDelta: top.latitude - bottom.latitude,
            longitudeDelta: min(width / world, 1) * 360)
    }

    /// The camera of the same zoom with a place in the middle of the room.
    func centered(on place: Coordinate, in frame: MapFrame) -> MapCamera {
        MapCamera(center: place, zoom: zoom).moved(x: -frame.offset.x, y: -frame.offset.y)
    }

    /// Whether a place is in the room of a picture.
    func shows(_ place: Coordinate, in frame: MapFrame) -> Bool {
        let world = WebMercator.worldWidth(zoom: zoom)
        let middle = WebMercator.point(of: center)
        let point = WebMercator.point(of: place)
        let x = point.x - middle.x
        let offset = frame.offset
        return abs((x - x.rounded()) * world - offset.x) <= frame.room.width / 2
            && abs((point.y - middle.y) * world - offset.y) <= frame.room.height / 2
    }

    /// The camera after a movement of the picture by so many logical pixels to the left and up.
    func moved(x: Double, y: Double) -> MapCamera {
        let world = WebMercator.worldWidth(zoom: zoom)
        var point = WebMercator.point(of: center)
        point.x += x / world
        point.x -= point.x.rounded(.down)
        point.y = min(max(point.y + y / world, 0), 1)
        return MapCamera(center: WebMercator.coordinate(of: point), zoom: zoom)
    }
}
