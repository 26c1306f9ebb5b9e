/// The picture of a map, and what of it places may take: the rest is kept free, or lies under buttons.
///
/// All in logical pixels.
struct MapFrame: Equatable {
    var width: Double
    var height: Double
    /// Kept free at each edge.
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0

    /// A frame with the same margin at every edge.
    init(width: Double, height: Double, margin: Double = 0) {
        self.width = width
        self.height = height
        left = margin
        right = margin
        top = margin
        bottom = margin
    }

    /// What places may take; never nothing, however small the picture is.
    var room: (width: Double, height: Double) { (max(width - left - right, 1), max(height - top - bottom, 1)) }

    /// From the middle of the picture to the middle of the room.
    var offset: (x: Double, y: Double) { ((left - right) / 2, (top - bottom) / 2) }
}
