/// A title with its detail; immutable.
@MainActor
public class InformationItem {
    /// What the detail is about.
    public let title: String?
    /// The text.
    public let detail: String?

    /// A title with its detail.
    public init(title: String?, detail: String?) {
        self.title = title
        self.detail = detail
    }

    var snapshot: InformationItemSnapshot { InformationItemSnapshot(title: title, detail: detail) }
}
