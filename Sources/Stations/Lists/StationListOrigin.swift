/// Where a station list comes from, which decides what its entries may point to.
public enum StationListOrigin: Hashable, Sendable {
    /// A file on this machine, as an absolute path. Its entries may name files.
    case file(path: String)
    /// An address with scheme `http` or `https`. Its entries may not reach this machine's files.
    case remote(url: String)

    /// The path or address, as it is named to a person.
    public var name: String {
        switch self {
        case .file(let path): path
        case .remote(let url): url
        }
    }
}
