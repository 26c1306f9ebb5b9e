import CGtk
import Glibc

/// One tile of the map without a network. Drawn on any thread.
struct OutlineTile: Sendable {
    /// Beyond this level an outline would lie: it is off by up to ten kilometres, which is more than a finger then.
    static let highestOutlineZoom = 8
    private static let lowestPlaceZoom = 3
    private static let textSize = 17.0

    var outline: MapOutline
    var colours: MapColours
    var column: Int
    var row: Int
    var zoom: Int
    /// In logical pixels.
    var edge: Int
    /// Device pixels a logical one.
    var scale: Int

    /// The picture; nil if there is no memory for it.
    func draw() -> Texture? {
        let pixels = CInt(edge * scale)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels)
        defer { cairo_surface_destroy(surface) }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { return nil }
        cairo_scale(context, Double(scale), Double(scale))
        let hasOutlines = zoom <= Self.highestOutlineZoom
        setColour(hasOutlines ? colours.water : colours.land, context)
        cairo_paint(context)
        if hasOutlines { drawLand(context) }
        drawGrid(context)
        if zoom >= Self.lowestPlaceZoom { drawPlaces(context) }
        cairo_destroy(context)
        cairo_surface_flush(surface)

        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = cairo_image_surface_get_stride(surface)
        let bytes = g_bytes_new(data, gsize(stride * pixels))
        defer { g_bytes_unref(bytes) }
        // GDK_MEMORY_DEFAULT, a macro: cairo's order of bytes on a little-endian machine.
        return gdk_memory_texture_new(pixels, pixels, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
            .map { Texture(taking: $0) }
    }

    /// Edges of the world at this level, in logical pixels.
    private var world: Double { WebMercator.worldWidth(zoom: Double(zoom)) }

    private func x(_ point: WebMercator.Point) -> Double { point.x * world - Double(column * edge) }
    private func y(_ point: WebMercator.Point) -> Double { point.y * world - Double(row * edge) }

    private func setColour(_ colour: MapColours.Colour, _ context: OpaquePointer) {
        cairo_set_source_rgb(context, colour.red, colour.green, colour.blue)
    }

    private func drawLand(_ context: OpaquePointer) {
        cairo_set_line_width(context, 1)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        for ring in outline.rings where touches(ring) {
            for point in ring.points { cairo_line_to(context, x(point), y(point)) }
            cairo_close_path(context)
            setColour(colours.land, context)
            cairo_fill(context)
            // The line covers the seam between two countries, too. Where a country is cut along the date line or the
            // edge of the world, there is no border to draw.
            for (from, to) in zip(ring.points, ring.points.dropFirst()) {
                if cairo_has_current_point(context) == 0 { cairo_move_to(context, x(from), y(from)) }
                if Self.isOnEdge(from), Self.isOnEdge(to) {
                    cairo_move_to(context, x(to), y(to))
                } else {
                    cairo_line_to(context, x(to), y(to))
                }
            }
            setColour(colours.border, context)
            cairo_stroke(context)
        }
    }

    private func touches(_ ring: MapOutline.Ring) -> Bool {
        let size = Double(edge)
        return x(ring.lowerRight) >= 0 && y(ring.lowerRight) >= 0 && x(ring.upperLeft) <= size
            && y(ring.upperLeft) <= size
    }

    private static func isOnEdge(_ point: WebMercator.Point) -> Bool {
        point.x < 0.0001 || point.x > 0.9999 || point.y > 0.9999
    }

    /// Meridians and parallels: what tells movement and scale where there is nothing else.
    private func drawGrid(_ context: OpaquePointer) {
        // 5°, 1° and so on, whichever is the first to leave a hand's breadth between lines.
        let steps = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30]
        guard let step = steps.first(where: { $0 / 360 * world >= 150 }) ?? steps.last else { return }
        let size = Double(edge)
        cairo_set_line_width(context, 1)
        setColour(colours.grid, context)
        let west = Double(column) * size / world * 360 - 180
        var longitude = (west / step).rounded(.up) * step
        while longitude < west + size / world * 360 {
            let x = (((longitude + 180) / 360 * world) - Double(column) * size).rounded(.down) + 0.5
            cairo_move_to(context, x, 0)
            cairo_line_to(context, x, size)
            longitude += step
        }
        let north = WebMercator.coordinate(of: WebMercator.Point(x: 0, y: Double(row) * size / world)).latitude
        let south = WebMercator.coordinate(of: WebMercator.Point(x: 0, y: Double(row + 1) * size / world)).latitude
        var latitude = (south / step).rounded(.up) * step
        while latitude <= north {
            let y = y(WebMercator.point(of: .init(latitude: latitude, longitude: 0))).rounded(.down) + 0.5
            cairo_move_to(context, 0, y)
            cairo_line_to(context, size, y)
            latitude += step
        }
        cairo_stroke(context)
    }

    /// Names, the important ones first, none over another. Every tile chooses alike, since each looks at all places of
    /// the world: a name may go over the edge between two tiles.
    private func drawPlaces(_ context: OpaquePointer) {
        cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
        cairo_set_font_size(context, Self.textSize)
        // Roughly: the real width would cost a look at every glyph of every name for every tile.
        let letter = Self.textSize * 0.6
        let height = Self.textSize * 1.4
        var taken: [(left: Double, right: Double, y: Double)] = []
        for place in outline.places {
            let (left, middle) = (x(place.point), y(place.point))
            let right = left + letter * Double(place.name.count) + 16
            guard !taken.contains(where: { $0.left < right && $0.right > left && abs($0.y - middle) < height }) else {
                continue
            }
            taken.append((left, right, middle))
            guard right >= 0, left <= Double(edge) + 8, abs(middle - Double(edge) / 2) < Double(edge) / 2 + height
            else {
                continue
            }
            setColour(colours.text, context)
            cairo_arc(context, left, middle, 3.5, 0, 2 * .pi)
            cairo_fill(context)
            cairo_move_to(context, left + 8, middle + Self.textSize * 0.36)
            cairo_show_text(context, place.name)
        }
    }
}
