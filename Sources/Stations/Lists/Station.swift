/// One radio station of a list.
///
/// The fields are those of Swift Radio Pro's `stations.json`.
public struct Station: Hashable, Sendable, Identifiable {
    /// Names a station by its address, so that it stays the same when the list is sorted or grows.
    ///
    /// Rows with the same address are told apart by a number, so that each works by itself.
    public struct ID: Hashable, Sendable {
        /// The address, and a number where an earlier row has the same.
        public let rawValue: String
        /// An id of a list, or an address that names the first row with it.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Unique in its list.
    public var id: ID
    /// What is shown: the entry's name, else the host of its address. Never empty.
    public var name: String
    /// Absolute, with scheme `http`, `https` or, in a local list, `file`.
    public var streamURL: String
    /// The station's page, as it was written.
    public var website: String?
    /// The picture; nil where there is none that could be shown.
    public var image: StationImage?
    /// One line about the station.
    public var desc: String?
    /// Several lines about the station.
    public var longDesc: String?
    /// The encoding of the stream's titles where they are not in UTF-8, as iconv names it: `Shift_JIS`.
    public var charset: String?
    /// The entry's other keys, as they were written.
    public var unknown: [JSONMember]

    /// A station; addresses are taken as they are.
    public init(
        id: ID, name: String, streamURL: String, website: String? = nil, image: StationImage? = nil,
        desc: String? = nil, longDesc: String? = nil, charset: String? = nil, unknown: [JSONMember] = []
    ) {
        self.id = id
        self.name = name
        self.streamURL = streamURL
        self.website = website
        self.image = image
        self.desc = desc
        self.longDesc = longDesc
        self.charset = charset
        self.unknown = unknown
    }
}
