/// What was found out about one argument.
public struct ProbeReport: Hashable, Sendable, Encodable {
    /// An entry of a playlist or station list.
    public struct Entry: Hashable, Sendable, Encodable {
        public var title: String
        public var address: String
        /// What else the list says of it; texts by name.
        public var attributes: [String: String]
    }

    /// An entry that cannot be used.
    public struct Rejected: Hashable, Sendable, Encodable {
        /// E.g. `line 3`.
        public var place: String
        public var reason: String
    }

    /// What sounds, as far as server and decoder tell.
    public struct Format: Hashable, Sendable, Encodable {
        /// What the first bytes are.
        public var container: String?
        public var codec: String?
        /// Bits per second.
        public var bitrate: Int?
        public var contentType: String?
        /// `icy-…` and `ice-…` headers.
        public var headers: [String: String]

        public init(
            container: String? = nil, codec: String? = nil, bitrate: Int? = nil, contentType: String? = nil,
            headers: [String: String] = [:]
        ) {
            self.container = container
            self.codec = codec
            self.bitrate = bitrate
            self.contentType = contentType
            self.headers = headers
        }
    }

    /// A title that was told while listening.
    public struct Title: Hashable, Sendable, Encodable {
        public var artist: String?
        public var title: String?
    }

    public struct Failure: Hashable, Sendable, Encodable {
        /// `user`, `network`, `format` or `server`: whose fault it is.
        public var kind: String
        /// A sentence.
        public var reason: String

        private enum CodingKeys: String, CodingKey {
            case kind = "class"
            case reason
        }
    }

    public var input: String
    /// The redirections, playlists and attempts, in order, a line each.
    public var chain: [String] = []
    public var entries: [Entry] = []
    public var rejected: [Rejected] = []
    /// How many entries were rejected altogether; `rejected` has the first ones.
    public var rejectedCount = 0
    /// Faults that were read over, as sentences.
    public var notices: [String] = []
    /// nil for a list, and where nothing was found that could be played.
    public var format: Format?
    public var titles: [Title] = []
    /// nil when it plays, or for a list can be read.
    public var error: Failure?
    /// Whether sound was waited for; not part of the JSON, where `titles` and `error` tell.
    var isPlayed = false

    init(input: String) { self.input = input }

    private enum CodingKeys: String, CodingKey {
        case input, chain, entries, rejected, rejectedCount, notices, format, titles, error
    }

    /// All keys every time, `null` where there is nothing, so that scripts need not ask.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(input, forKey: .input)
        try container.encode(chain, forKey: .chain)
        try container.encode(entries, forKey: .entries)
        try container.encode(rejected, forKey: .rejected)
        try container.encode(rejectedCount, forKey: .rejectedCount)
        try container.encode(notices, forKey: .notices)
        try container.encode(format, forKey: .format)
        try container.encode(titles, forKey: .titles)
        try container.encode(error, forKey: .error)
    }
}
