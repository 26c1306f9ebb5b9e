import Stations

/// What the radio app knows, whatever displays come and go.
@MainActor
final class RadioModel {
    /// The last good list; nil until there is one.
    private(set) var catalog: StationCatalog?
    /// The rows of the list, once a display has asked for them.
    var rows: StationRows? {
        guard let catalog else { return nil }
        if let made, made.catalog === catalog { return made }
        let rows = StationRows(catalog)
        made = rows
        return rows
    }

    /// Why the latest load failed; nil when all is well.
    private(set) var error: StationListError?

    private var made: StationRows?
    private let library: StationLibrary
    private let store: StateStore

    init(library: StationLibrary, store: StateStore) {
        self.library = library
        self.store = store
    }

    /// Reads the list and what is remembered of it.
    func load() async {
        await store.load()
        await library.load()
        if let list = library.list { catalog = await StationCatalog.make(list, unlessAs: catalog) }
        // Together with the list, so that nobody sees the one without the other.
        error = library.error
    }

    /// The places in the list of the stations that played last, the latest first.
    var recentIndices: [Int] {
        guard let catalog else { return [] }
        return store.state.recentStations.compactMap { catalog.index(of: $0) }
    }
}
