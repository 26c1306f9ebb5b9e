import CGtk
import Templates

/// Draws the index at the side of a list: one letter a section, each a way to it.
@MainActor
final class SectionIndexView {
    let widget = Box(GTK_ORIENTATION_VERTICAL).styled(.sectionIndex)
    private let onSection: @MainActor (Int) -> Void
    private var shown: [Entry] = []

    private struct Entry: Equatable {
        var title: String
        var section: Int
    }

    init(onSection: @escaping @MainActor (Int) -> Void) {
        self.onSection = onSection
        widget.aligned(vertically: GTK_ALIGN_CENTER)
        widget.isVisible = false
        widget.setAccessibleName(Texts.sectionIndex)
    }

    func show(_ sections: [ListSectionSnapshot]) {
        let entries = sections.enumerated().compactMap { index, section in
            section.sectionIndexTitle.map { Entry(title: $0, section: index) }
        }
        guard entries != shown else { return }
        shown = entries
        widget.removeAll()
        widget.isVisible = entries.count > 1
        // As many as a finger can tell apart on the smallest screen; the others are reached from their neighbours.
        let step = max(1, (entries.count + Self.mostEntries - 1) / Self.mostEntries)
        for entry in stride(from: 0, to: entries.count, by: step).map({ entries[$0] }) {
            let button = Button(text: entry.title) { [onSection] in onSection(entry.section) }
            widget.append(button.styled(.sectionIndexEntry))
        }
    }

    private static let mostEntries = 7
}
