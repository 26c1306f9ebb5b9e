/// What the shell remembers from one run to the next.
public struct SavedState: Hashable, Sendable {
    /// No more recent stations are kept.
    public static let maximumRecentStations = 12

    /// The addresses of stations that played, the latest first, each once.
    ///
    /// By address, so that a list that grows or is sorted anew does not change what they mean.
    public private(set) var recentStations: [String]
    /// 0…1; nil until somebody changed it.
    public var volume: Double?
    /// The address of the station that played last.
    public var lastStation: String?
    /// Where finite items were left, the latest last; bounded by whoever sets it.
    public var positions: [SavedPosition]
    /// Keys of other versions of the program, kept as they were.
    var unknown: [JSONMember]

    /// - Parameter recentStations: the latest first.
    public init(
        recentStations: [String] = [], volume: Double? = nil, lastStation: String? = nil,
        positions: [SavedPosition] = []
    ) {
        self.recentStations = Array(recentStations.prefix(Self.maximumRecentStations))
        self.volume = volume
        self.lastStation = lastStation
        self.positions = positions
        self.unknown = []
    }

    /// Puts a station that plays to the front of the recent ones.
    public mutating func notePlayed(address: String) {
        lastStation = address
        recentStations.removeAll { $0 == address }
        recentStations.insert(address, at: 0)
        recentStations.removeLast(max(0, recentStations.count - Self.maximumRecentStations))
    }
}
