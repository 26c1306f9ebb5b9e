import GLibBridge

/// What clients know of the track list: which list, and what plays in it.
@MainActor
struct ToldTrack {
    private(set) var version = 0
    /// The id of what plays.
    private(set) var id = TrackList.noTrack
    private var place: Int?
    private var metadata: [String: Variant] = [:]

    nonisolated init() {}

    init(_ model: PlayerModel) {
        let list = model.trackList
        version = list.version
        id = list.currentID
        place = list.current
        metadata = model.metadata
    }

    /// The signals that bring a client from what it knew to this.
    ///
    /// What begins or ceases to play changes its id, which the signal of changed metadata has a place for: it names the
    /// old one and carries the new one.
    func signals(since last: ToldTrack, in model: PlayerModel) -> [(name: String, arguments: [Variant])] {
        let list = model.trackList
        guard version == last.version else {
            return [("TrackListReplaced", [.objectPaths(list.ids), .objectPath(id)])]
        }
        var signals: [(name: String, arguments: [Variant])] = []
        if let before = last.place, before != place {
            signals.append(Self.changed(last.id, model.metadata(at: before)))
        }
        if let place, metadata != last.metadata {
            signals.append(Self.changed(place == last.place ? last.id : list.entries[place].id, metadata))
        }
        return signals
    }

    private static func changed(_ id: ObjectPath, _ metadata: [String: Variant]) -> (String, [Variant]) {
        ("TrackMetadataChanged", [.objectPath(id), .dictionary(metadata)])
    }
}
