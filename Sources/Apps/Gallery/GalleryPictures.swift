import FoundationEssentials
import Templates

/// Pictures that need no file and no network.
enum GalleryPictures {
    /// A square picture in two colours, one of endlessly many.
    static func cover(_ number: Int) -> Image {
        let hue = number * 67 % 360
        let ground = "hsl(\(hue),55%,38%)"
        let shape = "hsl(\((hue + 40) % 360),70%,66%)"
        let radius = 90 + number * 37 % 120
        return picture(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" \
            fill="\(ground)"/><circle cx="\(140 + number * 83 % 240)" cy="\(150 + number * 59 % 220)" r="\(radius)" \
            fill="\(shape)"/><path d="M0 430L512 \(300 + number * 41 % 120)V512H0Z" fill="#ffffff" \
            fill-opacity="0.25"/></svg>
            """, named: "Cover \(number)")
    }

    /// A picture twice as wide as high, or the other way round.
    static func oblong(isWide: Bool) -> Image {
        let (width, height) = isWide ? (640, 320) : (320, 640)
        return picture(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><rect width="\(width)" \
            height="\(height)" fill="#245b78"/><circle cx="\(width / 2)" cy="\(height / 2)" r="150" \
            fill="#f0b84c"/></svg>
            """, named: isWide ? "Wide" : "Tall")
    }

    /// A picture that will never come.
    static let missing = Image(source: .file(path: "/nonexistent/cover.png"), placeholder: "Missing cover")

    /// Initials instead of a picture.
    static func initials(_ name: String) -> Image { Image(source: nil, placeholder: name) }

    /// Symbols for what needs many different ones.
    static let symbols: [Image] = [
        .symbol("home"), .symbol("heart"), .symbol("star"), .symbol("clock"), .symbol("radio"), .symbol("music"),
        .symbol("folder"), .symbol("download"), .symbol("map-pin"), .symbol("person"), .symbol("phone"),
        .symbol("settings"),
    ]

    private static func picture(_ drawing: String, named name: String) -> Image {
        let bytes = Data(drawing.utf8).base64EncodedString()
        return Image(source: .remote(url: "data:image/svg+xml;base64,\(bytes)"), placeholder: name)
    }
}
