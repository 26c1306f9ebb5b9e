import GLibBridge
import Playback
import Templates

/// What MPRIS tells of a track: an `a{sv}` with the types that clients insist on (B103).
enum TrackMetadata {
    /// Nothing is loaded.
    static let noTrack: [String: Variant] = ["mpris:trackid": .objectPath(TrackList.noTrack)]

    /// An item of the queue that does not play now.
    static func make(_ item: PlayableItem, id: ObjectPath) -> [String: Variant] {
        var metadata: [String: Variant] = ["mpris:trackid": .objectPath(id), "xesam:title": .string(item.title)]
        if item.isLiveStream { metadata["xesam:album"] = .string(item.title) }
        add(artwork: item.artwork, uri: item.uri, to: &metadata)
        return metadata
    }

    /// What plays now.
    ///
    /// - Parameter uri: its address; nil where the queue does not know it.
    static func make(_ info: NowPlayingInfo, uri: String?, id: ObjectPath) -> [String: Variant] {
        var metadata: [String: Variant] = ["mpris:trackid": .objectPath(id)]
        // Without a title of its own what plays is the station or the file.
        metadata["xesam:title"] = (info.title ?? info.itemTitle).map { .string($0) }
        metadata["xesam:artist"] = info.artist.map { .strings([$0]) }
        if info.isLiveStream { metadata["xesam:album"] = info.itemTitle.map { .string($0) } }
        metadata["mpris:length"] = info.finiteDuration.map { .int64(Int64(microseconds: $0)) }
        add(artwork: info.artwork, uri: uri, to: &metadata)
        return metadata
    }

    private static func add(artwork: Image?, uri: String?, to metadata: inout [String: Variant]) {
        metadata["xesam:url"] = uri.map { .string(withoutUserInfo($0)) }
        metadata["mpris:artUrl"] = artwork.flatMap(address).map { .string($0) }
    }

    /// The address of a picture that another program can open. Symbols have none, and `data:` addresses would go over
    /// the bus with every change.
    private static func address(of artwork: Image) -> String? {
        switch artwork.source {
        case .file(let path): FileURI.make(path: path)
        case .remote(let url): url.lowercased().hasPrefix("http") ? url : nil
        case .symbol, nil: nil
        }
    }

    /// The whole session can read the bus; a station's password is not for everybody.
    private static func withoutUserInfo(_ uri: String) -> String {
        guard let slashes = uri.firstRange(of: "//") else { return uri }
        let rest = uri[slashes.upperBound...]
        let authority = rest.prefix { !"/?#".contains($0) }
        guard let at = authority.lastIndex(of: "@") else { return uri }
        return String(uri[..<slashes.upperBound] + rest[authority.index(after: at)...])
    }
}
