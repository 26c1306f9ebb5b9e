import CGtk

/// A symbolic icon in the colour of the text around it; its size comes from the style sheet.
final class Icon: Widget {
    /// - Parameter name: a symbol of the shell's icon set without prefix and suffix, e.g. `play`.
    init(_ name: String = "") {
        super.init(gtk_image_new())
        gtk_widget_set_can_target(pointer, 0)
        // The widget it is on has the name.
        Accessibility.setHidden(object)
        symbol = name
        if !name.isEmpty { apply() }
    }

    var symbol: String = "" {
        didSet { if symbol != oldValue { apply() } }
    }

    /// Symbols that point along the line of reading. Those of playback are not among them: time runs to the right on
    /// every player.
    private static let directional: Set = ["back", "disclosure", "arrow-left", "arrow-right", "star-half"]

    private func apply() {
        gtk_image_set_from_icon_name(object, "carshell-\(symbol)-symbolic")
        setClass(.directional, Self.directional.contains(symbol))
    }
}
