import CGtk
import Templates

/// What a list shows while it has no rows: a spinner, two texts, any of them (R74–R77).
@MainActor
final class EmptyListView {
    let widget: Box
    private let spinner = Spinner()
    private let title = Label(lines: 3).textAligned(0.5).styled(.emptyTitle)
    private let subtitle = Label(lines: 4).textAligned(0.5).styled(.emptySubtitle)

    init() {
        widget = Box(GTK_ORIENTATION_VERTICAL, spacing: 12, [spinner, title, subtitle])
            .styled(.emptyView)
            .aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_CENTER)
            .expanding(horizontally: true, vertically: true)
    }

    func show(_ view: ListEmptyViewSnapshot) {
        title.text = Variants.first(of: view.titleVariants, holding: 80)
        title.isVisible = !view.titleVariants.isEmpty
        subtitle.text = Variants.first(of: view.subtitleVariants, holding: 160)
        subtitle.isVisible = !view.subtitleVariants.isEmpty
        spinner.isVisible = view.showsSpinner
    }
}
