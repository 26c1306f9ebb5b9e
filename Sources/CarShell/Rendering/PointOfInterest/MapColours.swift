import CGtk

/// What the outlines are drawn in, by day or by night.
struct MapColours: Equatable, Sendable {
    /// Red, green and blue, 0…1.
    struct Colour: Equatable, Sendable {
        var red: Double
        var green: Double
        var blue: Double
    }

    var water: Colour
    var land: Colour
    var border: Colour
    var grid: Colour
    var text: Colour

    init(water: Colour, land: Colour, border: Colour, grid: Colour, text: Colour) {
        self.water = water
        self.land = land
        self.border = border
        self.grid = grid
        self.text = text
    }

    /// Those that the style sheet defines for now; plain ones where it defines none.
    @MainActor
    init(of widget: Widget) {
        let style = gtk_widget_get_style_context(widget.pointer)
        func colour(_ name: String, _ standard: Double) -> Colour {
            var colour = GdkRGBA()
            guard gtk_style_context_lookup_color(style, name, &colour) != 0 else {
                return Colour(red: standard, green: standard, blue: standard)
            }
            return Colour(red: Double(colour.red), green: Double(colour.green), blue: Double(colour.blue))
        }
        water = colour("map_water", 0.85)
        land = colour("map_land", 0.95)
        border = colour("map_border", 0.5)
        grid = colour("map_grid", 0.8)
        text = colour("map_text", 0.3)
    }
}
