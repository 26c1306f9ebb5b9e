/// Where an address leads.
public struct ResolvedAddress: Hashable, Sendable {
    /// What was seen on the way, in order.
    public var chain: [ResolveStep]
    /// Never empty; to be tried in order until one plays. The first needs no resolving.
    public var candidates: [StreamCandidate]
    /// The name of the outermost playlist's first entry, else of that playlist.
    public var title: String?
    /// The outermost playlist, as it is; nil when the address is a stream.
    public var playlist: Playlist?
    /// The headers of the stream's server, where it was asked; see `FetchedPrefix.headers`.
    public var headers: [String: String]

    /// Whether the first candidate is an HLS list.
    public var isHLS: Bool { candidates.first?.isHLS ?? false }

    public init(
        chain: [ResolveStep], candidates: [StreamCandidate], title: String? = nil, playlist: Playlist? = nil,
        headers: [String: String] = [:]
    ) {
        self.chain = chain
        self.candidates = candidates
        self.title = title
        self.playlist = playlist
        self.headers = headers
    }
}
