/// Whose fault it is that an address does not play.
public enum FaultClass: String, Hashable, Sendable {
    /// A wrong address, a login that is missing, a file that is not there.
    case user
    /// The server cannot be reached.
    case network
    /// What is there is nothing that can be played.
    case format
    /// The server misbehaves.
    case server
}
