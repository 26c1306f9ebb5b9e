/// What was read from one station list: at least one station, and what a person should know about the rest.
public struct StationList: Hashable, Sendable {
    /// Where the list comes from.
    public var origin: StationListOrigin
    /// In the order of the list; ids are unique.
    public var stations: [Station]
    /// The first entries without a usable address, in the order of the list.
    public var leftOut: [LeftOutEntry]
    /// How many entries have no usable address, described or not.
    public var leftOutCount: Int
    /// Small faults that were read over, as sentences; a few of them at most.
    public var notices: [String]
    /// Set when the list breaks off: `stations` are those before the fault.
    public var fault: StationListError?

    /// No more entries that are left out are described; the others are counted.
    public static let maximumLeftOut = 1_000

    /// A list as it was read.
    public init(
        origin: StationListOrigin, stations: [Station], leftOut: [LeftOutEntry] = [], leftOutCount: Int? = nil,
        notices: [String] = [], fault: StationListError? = nil
    ) {
        self.origin = origin
        self.stations = stations
        self.leftOut = leftOut
        self.leftOutCount = leftOutCount ?? leftOut.count
        self.notices = notices
        self.fault = fault
    }
}
