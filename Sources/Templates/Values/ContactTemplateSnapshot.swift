/// A `ContactTemplate` as the display draws it.
public struct ContactTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    public var navigationBar: NavigationBarSnapshot
    public var contact: ContactSnapshot

    public init(
        id: TemplateID, navigationBar: NavigationBarSnapshot = NavigationBarSnapshot(), contact: ContactSnapshot
    ) {
        self.id = id
        self.navigationBar = navigationBar
        self.contact = contact
    }
}
