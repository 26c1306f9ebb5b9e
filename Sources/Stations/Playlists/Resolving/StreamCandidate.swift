/// An address that a station may be heard at.
public struct StreamCandidate: Hashable, Sendable {
    /// Absolute, with scheme `http`, `https` or `file`.
    public var address: String
    public var isHLS: Bool
    /// Whether the address looks like a playlist that was not looked into yet; the engine cannot play it as it is.
    public var needsResolving: Bool
    /// The playlists that led here, outermost first, so that a list cannot lead back to itself.
    public var trail: [String]

    public init(address: String, isHLS: Bool = false, needsResolving: Bool = false, trail: [String] = []) {
        self.address = address
        self.isHLS = isHLS
        self.needsResolving = needsResolving
        self.trail = trail
    }
}
