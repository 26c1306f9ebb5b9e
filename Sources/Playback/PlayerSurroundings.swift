/// What a player knows of the machine around it; whatever is nil, it does without.
public struct PlayerSurroundings {
    /// Clock and timers: retries, watchdogs, limits.
    public var scheduler: (any Scheduling)?
    /// Tells when a lost source is worth another attempt at once.
    public var network: (any NetworkMonitoring)?
    /// Tells when a lost output may be back.
    public var outputs: (any OutputMonitoring)?
    /// Looks into playlists; without, addresses go to the engine as they are.
    public var resolver: (any AddressResolving)?
    /// Reads titles of stations that name their encoding; without, Windows-1251, KOI8-R and Windows-1252 are known.
    public var decoder: (any TextDecoding)?

    /// Finds the pictures of tracks; without, items show their own.
    public var artwork: (any ArtworkFinding)?

    public init(
        scheduler: (any Scheduling)? = nil, network: (any NetworkMonitoring)? = nil,
        outputs: (any OutputMonitoring)? = nil, resolver: (any AddressResolving)? = nil,
        decoder: (any TextDecoding)? = nil, artwork: (any ArtworkFinding)? = nil
    ) {
        self.scheduler = scheduler
        self.network = network
        self.outputs = outputs
        self.resolver = resolver
        self.decoder = decoder
        self.artwork = artwork
    }
}
