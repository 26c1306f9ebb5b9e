/// Who an item is to the display.
@MainActor
public struct ListItemIdentity {
    /// Names the item to the display.
    public var id: ItemID { item.id }

    /// The item as the lists of this module see it.
    let item: any PlacedListItem
}
