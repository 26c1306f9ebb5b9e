/// What a list needs of its items beyond what apps see.
@MainActor
protocol PlacedListItem: ListTemplateItem {
    nonisolated var id: ItemID { get }
    /// The sections that hold the item, so that a change of it costs nothing to place.
    var placements: ItemPlacements { get set }

    /// The row as the display draws it under these limits.
    func snapshot(limits: CarCapabilities) -> ListTemplateItemSnapshot

    /// What a tap asks of the assistant, for rows whose taps aren't the app's (R111).
    var assistantRequest: AssistantRequest? { get }

    /// What a tap on the row, or on one of its pictures, calls with a completion; nil when it does nothing.
    func action(imageIndex: Int?, limits: CarCapabilities) -> ((@escaping @MainActor () -> Void) -> Void)?
}

extension PlacedListItem {
    /// The item's own identity.
    public var identity: ListItemIdentity { ListItemIdentity(item: self) }

    var assistantRequest: AssistantRequest? { nil }

    /// Sends the row as it is now to wherever it is displayed.
    func didChange() {
        // All first: whoever is told may look at the others.
        placements.visit { section, _ in section.forgetPicture() }
        placements.visit { section, row in section.itemDidChange(self, row: row) }
    }
}
