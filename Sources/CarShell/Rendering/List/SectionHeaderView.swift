import CGtk
import Templates

/// Draws the header of a section: picture, title, subtitle, and a button of a picture only (R89).
@MainActor
final class SectionHeaderView {
    let widget: Box
    private let artwork: ArtworkView
    private let title = Label().styled(.sectionTitle)
    private let subtitle = Label().styled(.secondary)
    private let buttons: ButtonRow

    init(store: ArtworkStore, onButton: @escaping @MainActor (ButtonID) -> Void) {
        artwork = ArtworkView(.detail, store: store)
        buttons = ButtonRow(store: store, onButton: onButton)
        let texts = Box(GTK_ORIENTATION_VERTICAL, [title, subtitle]).expanding(horizontally: true)
            .aligned(vertically: GTK_ALIGN_CENTER)
        widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [artwork.widget, texts, buttons.widget])
            .styled(.sectionHeader)
    }

    func show(_ section: ListSectionSnapshot) {
        artwork.image = section.headerImage
        title.text = section.header ?? ""
        subtitle.text = section.headerSubtitle ?? ""
        subtitle.isVisible = section.headerSubtitle?.isEmpty == false
        var button = section.headerButton
        if let titled = button?.title {
            // The title is never drawn, but it says what the picture means.
            button?.image.placeholder = titled
            button?.title = nil
        }
        buttons.show([button].compactMap(\.self))
    }
}
