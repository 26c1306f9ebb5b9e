/// A row of a list. Only this library's items can be rows (R91), which `identity` sees to.
@MainActor
public protocol ListTemplateItem: AnyObject {
    /// The main text.
    var text: String? { get }
    /// Whether the row can be selected (R92).
    var isEnabled: Bool { get set }
    /// Anything that the app wants to keep with the row.
    var userInfo: Any? { get set }
    /// Who the item is to the display. No app can make a value of this type, so no app can supply item classes of its own.
    var identity: ListItemIdentity { get }
}
