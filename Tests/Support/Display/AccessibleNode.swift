/// One thing on the screen as assistive technology reads it, with all that it holds.
public struct AccessibleNode: Decodable, Equatable, Sendable {
    /// GTK's word for what it is, e.g. `button`, `list item`, `tab`, `label`.
    public var role: String
    public var name: String
    /// Relative to the window, which fills the screen in the tests' sessions.
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    /// AT-SPI's words, e.g. `focusable`, `sensitive`, `selected`.
    public var states: Set<String>
    public var children: [AccessibleNode]

    /// GTK gives what has no name the name of its class.
    public var hasName: Bool { !name.isEmpty && !name.hasPrefix("Gtk") }
    /// False for what has no place, such as a page that lies under another.
    public var isDrawn: Bool { width > 0 && height > 0 }
    public var centre: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

    /// The node and all below it, in reading order.
    public var all: [AccessibleNode] { [self] + children.flatMap(\.all) }

    /// The roles of what a person can touch.
    public static let controlRoles: Set<String> = [
        "button", "toggle button", "list item", "option", "tab", "radio", "checkbox", "switch", "slider", "spin button",
        "menu item", "menu item radio", "menu item checkbox", "grid cell", "text box", "search box", "combo box",
    ]

    public var isControl: Bool { Self.controlRoles.contains(role) }

    /// What has the keyboard's focus.
    public var focused: AccessibleNode? { all.first { $0.states.contains("focused") && $0.isControl } }

    /// The first drawn control of this name; else the first whose name, or whose parts' names, begin with it.
    public func control(_ text: String) -> AccessibleNode? {
        let controls = all.filter { $0.isControl && $0.isDrawn }
        return controls.first { $0.name == text } ?? controls.first { $0.name.hasPrefix(text) }
            ?? controls.first { $0.texts.contains { $0.hasPrefix(text) } }
    }

    /// The first drawn row of a list whose name begins with the text.
    public func row(_ text: String) -> AccessibleNode? {
        all.first { $0.role == "list item" && $0.isDrawn && $0.name.hasPrefix(text) }
    }

    /// The names of all drawn parts, in reading order: what a person reads.
    public var texts: [String] {
        all.filter { $0.isDrawn && $0.hasName }.map(\.name)
    }

    /// The tree as indented lines, for the words of a failure.
    public func outline(indentation: Int = 0) -> String {
        let line = String(repeating: "  ", count: indentation) + "\(role) “\(name)” \(width)×\(height) at \(x), \(y)"
        return ([line] + children.map { $0.outline(indentation: indentation + 1) }).joined(separator: "\n")
    }
}
