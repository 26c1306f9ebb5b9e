import GLibBridge
import Playback
import Templates

/// The part of the queue around what plays, with an id for each track.
///
/// MPRIS wants a short list, and a queue may have 50,000 stations. The part stays where it is until what plays leaves
/// it, so that going to the next station does not replace the list.
///
/// An item keeps its id as long as it is in the list (`…/Track/7`). What plays has a number more (`…/Track/7/3`), new
/// for every station and every song of it, because clients count the position on per id (B104).
struct TrackList {
    /// The longest list that is told.
    static let limit = 100
    /// The id of no track, which MPRIS names.
    static let noTrack = path("/org/mpris/MediaPlayer2/TrackList/NoTrack")
    private static let prefix = "/org/carshell/CarShell/Track"

    /// The list's tracks in the order of the queue.
    private(set) var entries: [Entry] = []
    /// What plays, in `entries`; nil when it is in no queue.
    private(set) var current: Int?
    /// The id of what plays.
    private(set) var currentID = Self.noTrack
    /// Goes up whenever `entries` is another list.
    private(set) var version = 0

    private var items: [PlayableItem] = []
    private var window = 0..<0
    private var numbers: [Key: Int] = [:]
    private var lastNumber = 0
    private var song: Song?
    private var lastSong = 0

    /// One item of the queue.
    struct Entry {
        let item: PlayableItem
        /// The place in the queue.
        let index: Int
        /// While it does not play.
        let id: ObjectPath
    }

    /// The ids of the list's tracks.
    var ids: [ObjectPath] { entries.indices.map(id) }

    /// The id of the track at that place of the list.
    func id(at place: Int) -> ObjectPath { place == current ? currentID : entries[place].id }

    /// The track with that id, or with one that it had when it played; nil when it is not in the list.
    func entry(_ id: ObjectPath) -> Int? {
        entries.firstIndex { $0.id == id || id.description.hasPrefix("\($0.id.description)/") }
    }

    /// Takes over what plays, and the queue that it plays from.
    mutating func update(_ queue: PlaybackQueue?, _ info: NowPlayingInfo?) {
        let index = queue?.index ?? 0
        if items != queue?.items ?? [] || (queue != nil && !window.contains(index)) {
            replace(with: queue?.items ?? [], around: index)
        }
        let isInQueue = info?.itemIdentifier != nil && queue?.current.identifier == info?.itemIdentifier
        current = isInQueue ? index - window.lowerBound : nil
        updateCurrentID(info)
    }

    private mutating func replace(with items: [PlayableItem], around index: Int) {
        self.items = items
        let start = max(0, min(index - Self.limit / 2, items.count - Self.limit))
        window = start..<min(start + Self.limit, items.count)
        var occurrences: [String: Int] = [:]
        var kept: [Key: Int] = [:]
        entries = window.map { index in
            let item = items[index]
            // The same item twice is two tracks.
            let key = Key(identifier: item.identifier, occurrence: occurrences[item.identifier, default: 0])
            occurrences[item.identifier] = key.occurrence + 1
            let number = numbers[key] ?? nextNumber()
            kept[key] = number
            return Entry(item: item, index: index, id: Self.path("\(Self.prefix)/\(number)"))
        }
        numbers = kept
        version += 1
    }

    private mutating func updateCurrentID(_ info: NowPlayingInfo?) {
        guard let info, let identifier = info.itemIdentifier else {
            song = nil
            currentID = Self.noTrack
            return
        }
        let base = current.map { entries[$0].id } ?? outsideID(identifier)
        // A file's title comes late, and is the same track.
        let song = Song(
            base: base, title: info.isLiveStream ? info.title : nil, artist: info.isLiveStream ? info.artist : nil)
        guard song != self.song else { return }
        self.song = song
        lastSong += 1
        currentID = Self.path("\(base)/\(lastSong)")
    }

    /// The id of what plays without being in the queue.
    private mutating func outsideID(_ identifier: String) -> ObjectPath {
        let key = Key(identifier: identifier, occurrence: 0)
        let number = numbers[key] ?? nextNumber()
        numbers[key] = number
        return Self.path("\(Self.prefix)/\(number)")
    }

    private mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private struct Key: Hashable {
        let identifier: String
        let occurrence: Int
    }

    private struct Song: Equatable {
        let base: ObjectPath
        let title: String?
        let artist: String?
    }

    /// For paths that are right by the way they are made.
    private static func path(_ text: String) -> ObjectPath {
        guard let path = ObjectPath(text) else { preconditionFailure("\(text) is no object path") }
        return path
    }
}
