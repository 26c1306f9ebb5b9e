/// Why an entry of a playlist cannot be used; the description is the end of a sentence that begins with the entry.
public enum PlaylistEntryFault: Error, Hashable, Sendable, CustomStringConvertible {
    case noAddress
    case noHost(String)
    /// Its scheme is one that cannot be played, e.g. `mms`.
    case unplayableScheme(String, address: String)
    /// It names a file or device of this machine, and the list comes from elsewhere.
    case localInRemoteList(String)
    case notAnAddress(String)
    /// `limit` in bytes.
    case tooLong(limit: Int)

    public var description: String {
        switch self {
        case .noAddress: "has no address"
        case .noHost(let text): "has an address without a host: “\(text)”"
        case .unplayableScheme(_, let text):
            "has an address of a kind that cannot be played: “\(text)”; use http or https"
        case .localInRemoteList(let text):
            "points to this machine, which only a list on this machine may do: “\(text)”"
        case .notAnAddress(let text): "is not an address: “\(text)”"
        case .tooLong(let limit): "has an address of more than \(limit) bytes"
        }
    }
}
