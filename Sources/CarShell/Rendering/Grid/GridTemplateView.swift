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
        for line in lines {
            let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 16)
            gtk_box_set_homogeneous(row.cast(), 1)
            for snapshot in line {
                let id = templateID
                let view = GridButtonView(
                    snapshot, size: lines.count > 1 ? .gridSmall : .element, store: store
                ) { [report] in report(.button(template: id, button: snapshot.id)) }
                buttons.append(view)
                row.append(view.widget.expanding(horizontally: true))
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
