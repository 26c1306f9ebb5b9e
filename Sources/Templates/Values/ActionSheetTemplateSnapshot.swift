/// An `ActionSheetTemplate` as the display draws it, already trimmed to the limits in force (R142).
public struct ActionSheetTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    public var title: String?
    public var message: String?
    public var actions: [AlertActionSnapshot]

    public init(id: TemplateID, title: String?, message: String?, actions: [AlertActionSnapshot]) {
        self.id = id
        self.title = title
        self.message = message
        self.actions = actions
    }
}
