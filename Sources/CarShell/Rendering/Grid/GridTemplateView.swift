import CGtk
import Templates

/// Draws a `GridTemplate`: up to eight buttons in one row or two (R116, R117).
@MainActor
final class GridTemplateView: TemplateView {
    let templateID: TemplateID
    let page: Widget
    private(set) var title: String?
    private(set) var navigationBar: NavigationBarSnapshot
    let kind = "grid"

    private let store: ArtworkStore
    private let report: @MainActor (SceneEvent) -> Void
    private let rows = Box(GTK_ORIENTATION_VERTICAL, spacing: 16).styled(.grid)
    private var shown: GridTemplateSnapshot?
    private var buttons: [GridButtonView] = []
    private var isPortrait = false

    init(_ grid: GridTemplateSnapshot, store: ArtworkStore, report: @escaping @MainActor (SceneEvent) -> Void) {
        templateID = grid.id
        navigationBar = grid.navigationBar
        self.store = store
        self.report = report
        rows.expanding(horizontally: true, vertically: true).aligned(vertically: GTK_ALIGN_CENTER)
        page = Scroller(rows, vertically: true).styled(.page).expanding(horizontally: true, vertically: true)
        show(grid)
    }

    func apply(_ change: TemplateChange) {
        switch change {
        case .grid(let grid): show(grid)
        case .navigationBar(let bar): navigationBar = bar
        default: break
        }
    }

    func setPortrait(_ isPortrait: Bool) {
        guard isPortrait != self.isPortrait else { return }
        self.isPortrait = isPortrait
        if let shown { build(shown) }
    }

    private func show(_ grid: GridTemplateSnapshot) {
        title = grid.title
        navigationBar = grid.navigationBar
        if let title { page.setAccessibleName(title) }
        guard grid.buttons != shown?.buttons else { return }
        shown = grid
        build(grid)
    }

    private func build(_ grid: GridTemplateSnapshot) {
        rows.removeAll()
        buttons = []
        // A screen higher than wide has room for two beside one another.
        let lines = isPortrait ? grid.buttons.inGroups(of: 2) : grid.rows
        let most = lines.map(\.count).max() ?? 0
        for line in lines {
            // A row with fewer buttons stands half a button in: columns of half buttons hold both.
            let row = Widget(gtk_grid_new())
            gtk_grid_set_column_homogeneous(row.cast(), 1)
            gtk_grid_set_column_spacing(row.cast(), 8)
            for column in 0..<2 * most {
                let place = Box(GTK_ORIENTATION_HORIZONTAL)
                gtk_grid_attach(row.cast(), place.pointer, gint(column), 1, 1, 1)
            }
            for (index, snapshot) in line.enumerated() {
                let id = templateID
                let view = GridButtonView(
                    snapshot, size: lines.count > 1 ? .gridSmall : .element, store: store
                ) { [report] in report(.button(template: id, button: snapshot.id)) }
                buttons.append(view)
                let column = isPortrait ? 2 * index : most - line.count + 2 * index
                gtk_grid_attach(
                    row.cast(), view.widget.expanding(horizontally: true).pointer, gint(column), 0, 2, 1)
            }
            rows.append(row)
        }
    }

    func focus() { buttons.first?.widget.grabFocus() }
}

extension Array {
    /// The elements in order, so many at a time.
    fileprivate func inGroups(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
