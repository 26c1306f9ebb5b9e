import CGtk
import Templates

/// Draws a `PointOfInterestTemplate`: a map with up to twelve pins (R154), and the places as a list or the card of the
/// selected one beside it, below it on a screen higher than wide.
@MainActor
final class PointOfInterestTemplateView: TemplateView {
    let templateID: TemplateID
    let page: Widget
    private(set) var title: String?
    private(set) var navigationBar: NavigationBarSnapshot
    let kind = "point-of-interest"

    /// The map's share of the page and the rest's, in fifths.
    private static let shares: (map: Int32, rest: Int32) = (3, 2)

    let map: MapView
    private let report: @MainActor (SceneEvent) -> Void
    private let side = PageStack()
    private let list = Box(GTK_ORIENTATION_VERTICAL)
    private let scroller: Scroller
    let card: PointOfInterestCard
    let emptyView = EmptyListView()
    private(set) var rows: [PointOfInterestRow] = []
    private var points: [PointOfInterestSnapshot] = []
    private var isPortrait = false
    private(set) var selected: PointOfInterestID?

    /// - Parameter files: where the map's outlines and settings are; nil for an empty map.
    init(
        _ template: PointOfInterestTemplateSnapshot, store: ArtworkStore, files: MapFiles?,
        report: @escaping @MainActor (SceneEvent) -> Void
    ) {
        let id = template.id
        templateID = id
        navigationBar = template.navigationBar
        self.report = report
        map = MapView(tiles: Self.tiles(files), outlineFile: files?.outline, store: store)
        scroller = Scroller(list.styled(.list), vertically: true)
        let target = CardTarget()
        card = PointOfInterestCard(
            onButton: { report(.button(template: id, button: $0)) },
            onClose: { [weak target] in target?.view?.select(nil) })
        cardTarget = target
        page = Widget(gtk_grid_new()).styled(.page, .map)
        gtk_grid_set_row_homogeneous(page.cast(), 1)
        gtk_grid_set_column_homogeneous(page.cast(), 1)
        for part in [scroller, card.widget, emptyView.widget] as [Widget] { side.add(part) }
        emptyView.show(ListEmptyViewSnapshot(titleVariants: [Texts.noPointsOfInterest]))
        arrange(isPortrait: false)
        target.view = self
        map.onSelect = { [weak self] point in self?.select(point) }
        map.onRegion = { report(.mapRegion(template: id, $0)) }
        show(template)
    }

    /// Lets the card, which is made first, call the view.
    private final class CardTarget {
        weak var view: PointOfInterestTemplateView?
    }

    private let cardTarget: CardTarget

    private static func tiles(_ files: MapFiles?) -> MapConfiguration.Tiles? {
        do {
            return try files.map { try MapConfiguration(files: $0.configurations) }?.tiles
        } catch {
            complain(String(describing: error))
            return nil
        }
    }

    // MARK: - Changes

    func apply(_ change: TemplateChange) {
        switch change {
        case .pointOfInterest(let template): show(template)
        case .navigationBar(let bar): navigationBar = bar
        default: break
        }
    }

    private func show(_ template: PointOfInterestTemplateSnapshot) {
        title = template.title
        navigationBar = template.navigationBar
        page.setAccessibleName(template.title)
        list.setAccessibleName(template.title)
        if template.pointsOfInterest.map(\.id) != points.map(\.id) { makeRows(template.pointsOfInterest) }
        points = template.pointsOfInterest
        for (index, point) in points.enumerated() { rows[index].show(point, number: index + 1) }
        reveal(template.selectedPointOfInterest)
    }

    private func makeRows(_ points: [PointOfInterestSnapshot]) {
        list.removeAll()
        rows = points.map { point in
            let id = point.id
            return PointOfInterestRow { [weak self] in self?.select(id) }
        }
        for row in rows { list.append(row.widget) }
    }

    /// Shows the card of a point, or the list.
    private func reveal(_ id: PointOfInterestID?) {
        let point = points.first { $0.id == id }
        let last = selected
        selected = point?.id
        map.show(points, selected: selected)
        guard let point else {
            side.show(points.isEmpty ? emptyView.widget : scroller)
            // A person who closes a card goes on at its row.
            if let last, let index = points.firstIndex(where: { $0.id == last }) { rows[index].widget.grabFocus() }
            return
        }
        card.show(point)
        side.show(card.widget)
        if selected != last { card.focus() }
    }

    /// What a person does: the card shows at once, then the app hears of it (R155).
    private func select(_ id: PointOfInterestID?) {
        guard id != selected else { return }
        reveal(id)
        report(.selectPointOfInterest(template: templateID, pointOfInterest: id))
    }

    // MARK: - Layout and focus

    func setPortrait(_ isPortrait: Bool) {
        guard isPortrait != self.isPortrait else { return }
        self.isPortrait = isPortrait
        // What is taken out of the grid loses the focus.
        let hadFocus = page.containsFocus
        defer { if hadFocus { focus() } }
        for part in [map.widget, side] as [Widget] { gtk_grid_remove(page.cast(), part.pointer) }
        arrange(isPortrait: isPortrait)
    }

    private func arrange(isPortrait: Bool) {
        let (map, rest) = Self.shares
        if isPortrait {
            gtk_grid_attach(page.cast(), self.map.widget.pointer, 0, 0, 1, map)
            gtk_grid_attach(page.cast(), side.pointer, 0, map, 1, rest)
        } else {
            gtk_grid_attach(page.cast(), self.map.widget.pointer, 0, 0, map, 1)
            gtk_grid_attach(page.cast(), side.pointer, map, 0, rest, 1)
        }
        card.isStacked = !isPortrait
    }

    func focus() {
        if selected != nil { return card.focus() }
        if let row = rows.first { row.widget.grabFocus() } else { map.widget.focusFirst() }
    }
}
