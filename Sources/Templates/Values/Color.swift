/// A colour in the sRGB space. Alpha is left out: CarPlay ignores it.
public struct Color: Hashable, Codable, Sendable {
    /// 0…1.
    public var red: Double
    /// 0…1.
    public var green: Double
    /// 0…1.
    public var blue: Double

    /// A colour of its three parts, each 0…1; parts outside are clamped, and what is no number counts as 0.
    public init(red: Double, green: Double, blue: Double) {
        func clamped(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
        self.red = clamped(red)
        self.green = clamped(green)
        self.blue = clamped(blue)
    }
}
