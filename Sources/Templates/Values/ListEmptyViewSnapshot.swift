/// What a list shows while it has no rows (R74–R77).
public struct ListEmptyViewSnapshot: Hashable, Codable, Sendable {
    /// Most preferred first; the first that fits is drawn (R75).
    public var titleVariants: [String]
    /// Most preferred first; the first that fits is drawn (R75).
    public var subtitleVariants: [String]
    public var showsSpinner: Bool

    public init(titleVariants: [String] = [], subtitleVariants: [String] = [], showsSpinner: Bool = false) {
        self.titleVariants = titleVariants
        self.subtitleVariants = subtitleVariants
        self.showsSpinner = showsSpinner
    }
}
