/// An entry of a playlist that cannot be used.
public struct RejectedEntry: Hashable, Sendable, CustomStringConvertible {
    /// Where in the list an entry is.
    public enum Place: Hashable, Sendable, CustomStringConvertible {
        /// From 1.
        case line(Int)
        /// From 1.
        case entry(Int)

        public var description: String {
            switch self {
            case .line(let number): "line \(number)"
            case .entry(let number): "entry \(number)"
            }
        }
    }

    public var place: Place
    public var fault: PlaylistEntryFault

    public init(place: Place, fault: PlaylistEntryFault) {
        self.place = place
        self.fault = fault
    }

    /// E.g. `line 3 has an address without a host: “http://”`.
    public var description: String { "\(place) \(fault)" }
}
