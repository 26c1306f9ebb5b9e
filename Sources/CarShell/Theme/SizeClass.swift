/// How large a screen is for the style sheet: small ones get smaller texts, never smaller targets.
enum SizeClass: String, CaseIterable {
    case compact
    case regular

    init(_ size: ScreenSize) {
        let longer = max(size.width, size.height)
        let shorter = min(size.width, size.height)
        self = longer >= 1024 && shorter >= 600 ? .regular : .compact
    }
}
