import Stations
import Templates

/// The list of stations: notices at its top and end, recent stations, all stations.
@MainActor
final class StationsScreen {
    /// A handler's completion: to be called once.
    typealias Completion = @MainActor () -> Void

    let template: ListTemplate
    /// Called with the place of a tapped station in the list.
    var onSelect: ((_ index: Int, _ completion: @escaping Completion) -> Void)?
    /// Called when the person wants the list read again.
    var onRetry: ((_ completion: @escaping Completion) -> Void)?

    private var rows: StationRows?
    /// What the rows were made of.
    var catalog: StationCatalog? { rows?.catalog }
    private var topSections: [ListSection] = []
    private var endSections: [ListSection] = []
    private var recents: [Int] = []
    private var recentRow: ListImageRowItem?
    private var playing: String?

    init() {
        template = ListTemplate(title: RadioTexts.stations, sections: [])
        template.tabTitle = RadioTexts.stations
        template.tabImage = .symbol("radio")
        template.emptyViewTitleVariants = RadioTexts.loading
        template.showsSpinnerWhileEmpty = true
    }

    /// Shows what a load has given; the rows are made anew only when the list is another one.
    func show(_ rows: StationRows?, error: StationListError?, recentIndices: [Int]) {
        if let rows, rows !== self.rows { take(rows) }
        let catalog = rows?.catalog
        topSections = error.map { [noticeSection($0, list: catalog?.list)] } ?? []
        endSections = catalog.flatMap { quietSection($0.list) }.map { [$0] } ?? []
        updateRecents(recentIndices)
        updateSections()
    }

    /// Shows the stations that played last: in the row that is there, or in a new one.
    func show(recentIndices: [Int]) {
        let hadRow = recentRow != nil
        updateRecents(recentIndices)
        if (recentRow != nil) != hadRow { updateSections() }
    }

    /// Moves the playing mark; touches no row but those that lose or get it.
    ///
    /// - Parameter identifier: the station that plays; nil when none does.
    func markPlaying(_ identifier: String?) {
        playing = identifier
        rows?.markPlaying(identifier)
    }

    /// Lets go of the rows, which the next display shows.
    func end() {
        rows?.onSelect = nil
        onSelect = nil
        onRetry = nil
    }

    // MARK: Sections

    private func updateSections() {
        let recent = recentRow.map {
            ListSection(items: [$0], header: RadioTexts.recentlyPlayed, sectionIndexTitle: nil)
        }
        // Alone on the screen, the stations need no header under the list's title.
        let header = recent == nil ? nil : RadioTexts.allStations
        let stations = rows.flatMap { $0.items.isEmpty ? nil : $0.section(header: header) }
        let sections = [recent, stations].compactMap { $0 }
        template.updateSections(topSections + sections + endSections)
    }

    private func take(_ rows: StationRows) {
        self.rows = rows
        // The places mean other stations now.
        recents = []
        recentRow = nil
        rows.onSelect = { [weak self] index, completion in
            guard let onSelect = self?.onSelect else { return completion() }
            onSelect(index, completion)
        }
        rows.markPlaying(playing)
    }

    private func updateRecents(_ indices: [Int]) {
        guard indices != recents, let stations = catalog?.list.stations else { return }
        recents = indices
        guard !indices.isEmpty else {
            recentRow = nil
            return
        }
        let elements = indices.map { index in
            ListImageRowItemRowElement(image: StationCatalog.image(of: stations[index]), title: stations[index].name)
        }
        if let recentRow {
            recentRow.elements = elements
            return
        }
        let row = ListImageRowItem(text: nil, elements: elements, allowsMultipleLines: false)
        row.listImageRowHandler = { [weak self] _, index, completion in
            guard let self, recents.indices.contains(index), let onSelect else { return completion() }
            onSelect(recents[index], completion)
        }
        recentRow = row
    }

    // MARK: Notices

    /// What is wrong, in words, with the way to try again; first, as a moving car shows the first rows only.
    private func noticeSection(_ error: StationListError, list: StationList?) -> ListSection {
        let title =
            switch list {
            case nil: RadioTexts.noList
            case let list? where list.fault == error: RadioTexts.partOfAList
            default: RadioTexts.listNotUpdated
            }
        let notice = ListItem(text: title, detailText: error.shortDescription, image: .symbol("warning"))
        let retry = ListItem(text: RadioTexts.retry, detailText: nil, image: .symbol("retry"))
        retry.handler = { [weak self] _, completion in
            guard let onRetry = self?.onRetry else { return completion() }
            onRetry(completion)
        }
        return ListSection(items: [notice, retry])
    }

    /// What the list's author should know, at the end where it disturbs nobody.
    private func quietSection(_ list: StationList) -> ListSection? {
        var rows: [ListItem] = []
        if !list.leftOut.isEmpty {
            let title = RadioTexts.leftOut(count: list.leftOutCount)
            rows.append(ListItem(text: title, detailText: RadioTexts.reasons(list.leftOut), image: .symbol("info")))
        }
        if !list.notices.isEmpty {
            let detail = list.notices.joined(separator: " ")
            rows.append(ListItem(text: RadioTexts.smallFaults, detailText: detail, image: .symbol("info")))
        }
        return rows.isEmpty ? nil : ListSection(items: rows)
    }
}
