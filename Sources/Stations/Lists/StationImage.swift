/// A station's picture: what an entry's `imageURL` came to.
public enum StationImage: Hashable, Sendable {
    /// A file on this machine that was there when the list was read, as an absolute path.
    case file(path: String)
    /// An address with scheme `http`, `https` or `data`.
    case remote(url: String)
}
