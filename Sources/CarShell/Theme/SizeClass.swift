/// How large a screen is for the style sheet: small ones get smaller texts, never smaller targets.
enum SizeClass: CaseIterable {
    case compact
    case regular
    case large

    init(_ size: ScreenSize) {
        let longer = max(size.width, size.height)
        let shorter = min(size.width, size.height)
        if longer >= 1280, shorter >= 700 {
            self = .large
        } else if longer >= 1024, shorter >= 600 {
            self = .regular
        } else {
            self = .compact
        }
    }

    /// The names that the style sheet's tokens know it by: a large screen is a regular one with more.
    var names: Set<String> {
        switch self {
        case .compact: ["compact"]
        case .regular: ["regular"]
        case .large: ["regular", "large"]
        }
    }
}
