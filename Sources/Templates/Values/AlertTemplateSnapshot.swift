/// An `AlertTemplate` as the display draws it, already trimmed to the limits in force (R141).
public struct AlertTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    /// Longest first; the longest that fits is drawn (R144).
    public var titleVariants: [String]
    public var actions: [AlertActionSnapshot]

    public init(id: TemplateID, titleVariants: [String], actions: [AlertActionSnapshot]) {
        self.id = id
        self.titleVariants = titleVariants
        self.actions = actions
    }
}
