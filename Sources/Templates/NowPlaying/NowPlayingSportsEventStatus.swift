/// Where a game stands: period, clock and the like.
public struct NowPlayingSportsEventStatus: Hashable, Codable, Sendable {
    /// Short texts, the first of them the period; the first three are kept (R137).
    public let eventStatusText: [String]
    public let eventStatusImage: Image?
    public let eventClock: NowPlayingSportsClock?

    public init(
        eventStatusText: [String], eventStatusImage: Image? = nil, eventClock: NowPlayingSportsClock? = nil
    ) {
        self.eventStatusText = Array(eventStatusText.prefix(3))
        self.eventStatusImage = eventStatusImage
        self.eventClock = eventClock
    }
}
