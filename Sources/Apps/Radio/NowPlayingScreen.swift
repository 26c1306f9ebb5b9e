import Playback
import Templates

/// The second tab: the current station, what follows in the queue, and about the station.
@MainActor
final class NowPlayingScreen {
    /// A handler's completion: to be called once.
    typealias Completion = @MainActor () -> Void

    /// More stations of the queue are not listed: the list itself is one tap away.
    private static let maximumUpNextCount = 8

    let template: ListTemplate
    /// Called when the person wants to see the now-playing screen.
    var onShow: ((_ completion: @escaping Completion) -> Void)?
    /// Called with the place of a tapped station in the queue.
    var onSelect: ((_ index: Int, _ completion: @escaping Completion) -> Void)?

    private var current: ListItem?
    /// What the rows were made of, as long as they need not be made anew.
    private var shown: Contents?

    private struct Contents: Equatable {
        var identifier: String?
        var about: String?
        var upNext: [PlayableItem]
    }

    init() {
        template = ListTemplate(title: RadioTexts.nowPlaying, sections: [])
        template.tabTitle = RadioTexts.nowPlaying
        template.tabImage = .symbol("music")
        template.emptyViewTitleVariants = RadioTexts.nothingPlays
        template.emptyViewSubtitleVariants = RadioTexts.chooseAStation
    }

    /// Shows what plays; a new title or state changes one row only.
    func show(_ info: NowPlayingInfo, queue: PlaybackQueue?, catalog: StationCatalog?) {
        let upNext = Self.upNext(queue)
        let about = info.itemIdentifier.flatMap { catalog?.index(of: $0) }.flatMap {
            catalog?.list.stations[$0].longDesc
        }
        let contents = Contents(identifier: info.itemIdentifier, about: about, upNext: upNext.map(\.item))
        if contents != shown {
            shown = contents
            makeRows(info, about: about, upNext: upNext)
        }
        current?.setDetailText(RadioTexts.status(info))
        current?.isPlaying = info.playbackState.isActive
        if let current, current.image != Self.image(info) { current.setImage(Self.image(info)) }
    }

    /// The track's picture, else the station's, else its initials.
    private static func image(_ info: NowPlayingInfo) -> Image {
        info.artwork ?? Image(source: nil, placeholder: info.itemTitle)
    }

    private func makeRows(_ info: NowPlayingInfo, about: String?, upNext: [(index: Int, item: PlayableItem)]) {
        guard let title = info.itemTitle else {
            current = nil
            template.updateSections([])
            return
        }
        let row = ListItem(
            text: title, detailText: RadioTexts.status(info),
            image: Self.image(info),
            accessoryImage: nil, accessoryType: .disclosureIndicator)
        row.isPlaying = info.playbackState.isActive
        row.handler = { [weak self] _, completion in
            guard let onShow = self?.onShow else { return completion() }
            onShow(completion)
        }
        current = row
        var sections = [ListSection(items: [row])]
        if !upNext.isEmpty {
            let rows = upNext.map { upNextRow($0.item, index: $0.index) }
            sections.append(ListSection(items: rows, header: RadioTexts.upNext, sectionIndexTitle: nil))
        }
        if let about {
            let rows = about.split(whereSeparator: \.isNewline).map { ListItem(text: String($0), detailText: nil) }
            sections.append(ListSection(items: rows, header: RadioTexts.about, sectionIndexTitle: nil))
        }
        template.updateSections(sections)
    }

    private func upNextRow(_ item: PlayableItem, index: Int) -> ListItem {
        let row = ListItem(text: item.title, detailText: item.subtitle, image: item.artwork)
        row.handler = { [weak self] _, completion in
            guard let onSelect = self?.onSelect else { return completion() }
            onSelect(index, completion)
        }
        return row
    }

    /// The items after the current one, round and round, without the current one itself.
    private static func upNext(_ queue: PlaybackQueue?) -> [(index: Int, item: PlayableItem)] {
        guard let queue else { return [] }
        let count = min(queue.items.count - 1, maximumUpNextCount)
        return (0..<count).map { step in
            let index = (queue.index + 1 + step) % queue.items.count
            return (index, queue.items[index])
        }
    }
}
