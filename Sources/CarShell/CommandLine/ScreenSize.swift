/// The size of a car's screen in logical pixels.
struct ScreenSize: Hashable, CustomStringConvertible {
    var width: Int
    var height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Reads `1024x600`; nil for anything else and for sizes no screen has (under 320×240, over 8192×8192).
    init?(_ text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            (320...8192).contains(width), (240...8192).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }

    var description: String { "\(width)×\(height)" }
    var isPortrait: Bool { height > width }

    /// The screens that the preview offers.
    static let presets = [
        ScreenSize(width: 800, height: 480), ScreenSize(width: 1024, height: 600),
        ScreenSize(width: 1280, height: 720), ScreenSize(width: 1920, height: 720),
        ScreenSize(width: 480, height: 800),
    ]
}
