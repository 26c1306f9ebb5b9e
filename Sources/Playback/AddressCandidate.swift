/// One address of several at which a station may be heard.
public struct AddressCandidate: Hashable, Sendable {
    public var address: String
    /// Whether it has to be read as a playlist before it can be played.
    public var needsResolving: Bool
    /// The playlists through which it was found, the outermost first.
    public var trail: [String]

    public init(address: String, needsResolving: Bool = false, trail: [String] = []) {
        self.address = address
        self.needsResolving = needsResolving
        self.trail = trail
    }
}
