/// What the car allows of a content tree at the moment.
public struct PlayableContentManagerContext: Hashable, Codable, Sendable {
    /// Whether the car limits content right now.
    public let contentLimitsEnforced: Bool
    /// How many rows are shown of a list while the car limits content.
    public let enforcedContentItemsCount: Int
    /// How deep the tree may be browsed at the moment; the root's children count as 1.
    public let enforcedContentTreeDepth: Int
    /// Whether a display is connected.
    public let endpointAvailable: Bool

    /// What these limits mean for a content tree.
    init(_ capabilities: CarCapabilities, isConnected: Bool) {
        contentLimitsEnforced = capabilities.limitedUserInterfaces.contains(.lists)
        enforcedContentItemsCount = min(capabilities.limitedItemCount, capabilities.maximumItemCount)
        enforcedContentTreeDepth = capabilities.contentTreeDepth
        endpointAvailable = isConnected
    }
}
