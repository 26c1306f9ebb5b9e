/// A row that can be selected.
@MainActor
public protocol SelectableListItem: ListTemplateItem {
    /// What a tap on the row does; nil makes it do nothing (R98).
    ///
    /// The row shows a progress indicator until the completion is called, and no other row of the list can be selected
    /// meanwhile (R96, CS5). A completion that is let go without having been called is logged and taken as called (CS7);
    /// a second call is ignored. To use `self` or the item inside, capture it weakly.
    var handler: ((_ item: any SelectableListItem, _ completion: @escaping @MainActor () -> Void) -> Void)? { get set }
}
