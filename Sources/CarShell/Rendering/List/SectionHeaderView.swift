import CGtk
import Templates

/// Draws the header of a section.
@MainActor
final class SectionHeaderView {
    let widget: Box
    private let title = Label().styled(.sectionTitle)
    private let subtitle = Label().styled(.secondary)

    init() {
        widget = Box(GTK_ORIENTATION_VERTICAL, [title, subtitle]).styled(.sectionHeader)
    }

    func show(_ section: ListSectionSnapshot) {
        title.text = section.header ?? ""
        subtitle.text = section.headerSubtitle ?? ""
        subtitle.isVisible = section.headerSubtitle?.isEmpty == false
    }
}
