/// A `ListImageRowItem` as the display draws it: a title line over a row of pictures that can be tapped.
public struct ListImageRowItemSnapshot: Hashable, Codable, Sendable {
    public var id: ItemID
    /// nil hides the title line and shrinks the row.
    public var text: String?
    public var elements: [ListImageRowElementSnapshot]
    /// Whether further lines are used when one does not hold all elements.
    public var allowsMultipleLines: Bool
    public var isEnabled: Bool
    /// Whether a tap on the title line does anything (R105).
    public var isSelectable: Bool
    /// Whether a tap on an element does anything (R105).
    public var areElementsSelectable: Bool

    public init(
        id: ItemID, text: String?, elements: [ListImageRowElementSnapshot], allowsMultipleLines: Bool = false,
        isEnabled: Bool = true, isSelectable: Bool = false, areElementsSelectable: Bool = false
    ) {
        self.id = id
        self.text = text
        self.elements = elements
        self.allowsMultipleLines = allowsMultipleLines
        self.isEnabled = isEnabled
        self.isSelectable = isSelectable
        self.areElementsSelectable = areElementsSelectable
    }
}
