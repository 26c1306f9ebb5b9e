/// One entry of a playlist: a station, a file, or another playlist.
public struct PlaylistEntry: Hashable, Sendable {
    /// Absolute, with scheme `http`, `https` or, in a local list, `file`.
    public var address: String
    /// Other addresses for the same thing, tried after `address`; XSPF and ASX have them.
    public var alternatives: [String]
    /// One line; nil when the list has none, see `shownTitle`.
    public var title: String?
    /// Told apart from the title only where the list does so, or where the entry has a length and so is a track.
    public var artist: String?
    /// Absolute.
    public var logo: String?
    public var groups: [String]
    /// In seconds; nil when it is not known or has no end.
    public var length: Int?
    /// What else the list says, e.g. `tvg-id`; names in small letters, in the order of the list.
    public var attributes: [PlaylistAttribute]
    /// Whether the entry names a file of this machine that is not there.
    public var isMissing: Bool

    public init(
        address: String, alternatives: [String] = [], title: String? = nil, artist: String? = nil,
        logo: String? = nil, groups: [String] = [], length: Int? = nil, attributes: [PlaylistAttribute] = [],
        isMissing: Bool = false
    ) {
        self.address = address
        self.alternatives = alternatives
        self.title = title
        self.artist = artist
        self.logo = logo
        self.groups = groups
        self.length = length
        self.attributes = attributes
        self.isMissing = isMissing
    }

    /// The title, else the name of the file without its ending, else the host.
    public var shownTitle: String {
        if let title { return title }
        if let path = FileAddress.path(address: address) {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
            return String(name[..<dot])
        }
        return StationAddressResolver.host(of: address) ?? address
    }
}
