/// One thing on the screen as assistive technology reads it, with all that it holds.
public struct AccessibleNode: Decodable, Equatable, Sendable {
    /// AT-SPI's word for what it is, e.g. `push button`, `list item`, `page tab`, `label`.
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

    public var isDrawn: Bool { width > 0 && height > 0 }
    public var centre: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

    /// The node and all below it, in reading order.
    public var all: [AccessibleNode] { [self] + children.flatMap(\.all) }

    /// The first drawn node of a role whose name, or whose parts' names, begin with the text.
    public func first(role: String, named text: String) -> AccessibleNode? {
        all.first { node in
            node.role == role && node.isDrawn && (node.name.hasPrefix(text) || node.texts.contains { $0.hasPrefix(text) })
        }
    }

    /// The names of all drawn parts, in reading order: what a person reads.
    public var texts: [String] {
        all.filter { $0.isDrawn && !$0.name.isEmpty }.map(\.name)
    }

    /// The tree as indented lines, for the words of a failure.
    public func outline(indentation: Int = 0) -> String {
        let line = String(repeating: "  ", count: indentation) + "\(role) “\(name)” \(width)×\(height) at \(x), \(y)"
        return ([line] + children.map { $0.outline(indentation: indentation + 1) }).joined(separator: "\n")
    }
}
