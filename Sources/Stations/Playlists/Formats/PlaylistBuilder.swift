/// Gathers a playlist's entries within bounds.
struct PlaylistBuilder {
    /// No list has more entries, whatever its size.
    static let maximumEntries = 50_000
    /// A list of any size may have as many entries as this.
    static let guaranteedEntries = 10_000
    /// Lists with more entries than the guaranteed ones have at least this many bytes for each; what an entry costs
    /// in memory is then at most ten times that.
    static let bytesPerEntry = 20

    private(set) var playlist: Playlist
    var addresses: EntryAddresses
    private let limit: Int

    /// - Parameter size: of the list, in bytes.
    init(format: PlaylistFormat, addresses: EntryAddresses, size: Int) {
        playlist = Playlist(format: format)
        self.addresses = addresses
        limit = min(Self.maximumEntries, max(Self.guaranteedEntries, size / Self.bytesPerEntry))
    }

    /// The same builder for another form, before the first entry.
    init(changing builder: PlaylistBuilder, to format: PlaylistFormat) {
        self = builder
        playlist.format = format
    }

    var title: String? {
        get { playlist.title }
        set { playlist.title = newValue }
    }

    /// Takes an entry whose addresses and picture are as written, the likeliest address first.
    ///
    /// - Returns: false when the list is full.
    mutating func add(_ entry: PlaylistEntry, written: [String], at place: RejectedEntry.Place) -> Bool {
        guard playlist.entries.count < limit else {
            playlist.notices.append("The list is too long: only its first \(limit) entries are used.")
            return false
        }
        var entry = entry
        var usable: [(address: String, isMissing: Bool)] = []
        var fault = PlaylistEntryFault.noAddress
        for text in written.prefix(Self.maximumAlternatives) {
            do throws(PlaylistEntryFault) { usable.append(try addresses.resolve(text)) } catch {
                if usable.isEmpty { fault = error }
            }
        }
        guard let first = usable.first else {
            reject(fault, at: place)
            return true
        }
        entry.address = first.address
        entry.isMissing = first.isMissing
        entry.alternatives = usable.dropFirst().map(\.address)
        entry.logo = entry.logo.flatMap(addresses.picture)
        playlist.entries.append(entry)
        return true
    }

    /// No more addresses of one entry are tried.
    private static let maximumAlternatives = 16

    mutating func reject(_ fault: PlaylistEntryFault, at place: RejectedEntry.Place) {
        playlist.rejectedCount += 1
        if playlist.rejected.count < Playlist.maximumRejected {
            playlist.rejected.append(RejectedEntry(place: place, fault: fault))
        }
    }

    var content: PlaylistContent {
        if !playlist.entries.isEmpty { return .playlist(playlist) }
        guard let first = playlist.rejected.first else { return .notAPlaylist(.empty) }
        return .notAPlaylist(.noUsableEntries(count: playlist.rejectedCount, first: first))
    }
}
