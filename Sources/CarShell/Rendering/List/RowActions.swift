import Templates

/// What a row tells the template it stands in.
@MainActor
protocol RowActions: AnyObject {
    func select(_ item: ItemID)
    func selectImage(_ item: ItemID, index: Int)
    func press(_ button: ButtonID)
}
