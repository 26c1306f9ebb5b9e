import Playback
import Stations
import Templates

/// A station list made ready for the screen and the player. Never changes, so that it can be made off the main actor.
final class StationCatalog: Sendable {
    let list: StationList
    /// One for each station, in the same order: the queue that next and previous go through.
    let queueItems: [PlayableItem]
    /// Where a station is in the list, by its id.
    private let indices: [String: Int]

    init(_ list: StationList) {
        self.list = list
        queueItems = list.stations.map(Self.queueItem)
        indices = Dictionary(
            list.stations.enumerated().map { ($1.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Makes the catalogue of a list, or answers with the one there is when nothing has changed.
    @concurrent
    static func make(_ list: StationList, unlessAs present: StationCatalog?) async -> StationCatalog {
        if let present, present.list == list { return present }
        return StationCatalog(list)
    }

    /// Where a station is; nil when the list does not have it.
    ///
    /// - Parameter identifier: its id, or its address, which is the id of the first station with it.
    func index(of identifier: String) -> Int? { indices[identifier] }

    /// The picture of a station, with its initials where there is none.
    static func image(of station: Station) -> Image {
        switch station.image {
        case .file(let path)?: Image(source: .file(path: path), placeholder: station.name)
        case .remote(let url)?: Image(source: .remote(url: url), placeholder: station.name)
        case nil: Image(source: nil, placeholder: station.name)
        }
    }

    private static func queueItem(_ station: Station) -> PlayableItem {
        PlayableItem(
            identifier: station.id.rawValue, uri: station.streamURL, title: station.name, subtitle: station.desc,
            artwork: image(of: station), isLiveStream: !station.streamURL.hasPrefix("file:"),
            startsOver: station.streamURL.hasPrefix("file:"), metadataEncoding: station.charset)
    }
}
