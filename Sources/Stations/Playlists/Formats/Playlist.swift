/// What was read from one playlist: at least one entry, and what a person should know about the rest.
public struct Playlist: Hashable, Sendable {
    public var format: PlaylistFormat
    /// The list's own name, where it tells one.
    public var title: String?
    /// In the order of the list.
    public var entries: [PlaylistEntry]
    /// The first entries that cannot be used, at most `maximumRejected`.
    public var rejected: [RejectedEntry]
    /// How many entries cannot be used altogether.
    public var rejectedCount: Int
    /// What a person should know about the list as a whole, as sentences.
    public var notices: [String]

    /// No more rejected entries are described; the others are counted.
    public static let maximumRejected = 100

    public init(
        format: PlaylistFormat, title: String? = nil, entries: [PlaylistEntry] = [], rejected: [RejectedEntry] = [],
        rejectedCount: Int? = nil, notices: [String] = []
    ) {
        self.format = format
        self.title = title
        self.entries = entries
        self.rejected = rejected
        self.rejectedCount = rejectedCount ?? rejected.count
        self.notices = notices
    }
}
