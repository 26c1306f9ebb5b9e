import Templates

/// The shell's symbolic icons for the SF Symbols that release notes name.
///
/// The display draws them in the colour of the text beside them, so that they are right by day and by night and sharp at
/// any scale.
public enum SymbolIcons {
    /// The icon for an SF Symbol; nil where there is none that says the same.
    public static func image(of symbol: String) -> Image? { icon(of: symbol).map(Image.symbol) }

    /// The name of the icon, without the set's prefix and suffix.
    ///
    /// A symbol that is only another's shape, filled or in a circle, as `bell.circle.fill`, has that one's icon.
    static func icon(of symbol: String) -> String? {
        var name = Blanks.trimmed(symbol)[...]
        while true {
            if let icon = table[String(name)] { return icon }
            guard let shape = shapes.first(where: { name.hasSuffix($0) }) else { return nil }
            name = name.dropLast(shape.count)
        }
    }

    /// What can follow a symbol's name without changing what it says; not so `.slash` or a badge.
    private static let shapes = [".fill", ".circle", ".square", ".rectangle"]
}
