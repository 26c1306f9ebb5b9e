import CGtk
import Templates

/// Draws a `ListImageRowItem`: a title line over pictures that can be tapped.
@MainActor
final class ImageRowView {
    let widget: Box
    private let store: ArtworkStore
    private let titleText = Label().styled(.imageRowTitle)
    private let chevron = Icon("disclosure").styled(.accessory)
    private let titleButton: Button
    private let titleLine: Box
    private let spinner = Spinner()
    private let elements = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 16)
    private let busy: BusyMark
    private let onTitle: Callback
    private let onElement: @MainActor (Int) -> Void
    private var shown: [ListImageRowElementSnapshot] = []

    /// A closure that is filled in after the widgets that call it exist.
    private final class Callback {
        var body: (@MainActor () -> Void)?
    }

    init(store: ArtworkStore, onTitle: @escaping @MainActor () -> Void, onElement: @escaping @MainActor (Int) -> Void) {
        self.store = store
        self.onElement = onElement
        let callback = Callback()
        callback.body = onTitle
        self.onTitle = callback
        titleLine = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [titleText, chevron, spinner])
        titleButton = Button(child: titleLine, name: "") { [weak callback] in callback?.body?() }
        titleButton.styled(.imageRowTitle)
        let scroller = Scroller(elements, horizontally: true)
        widget = Box(GTK_ORIENTATION_VERTICAL, spacing: 4, [titleButton, scroller]).styled(.imageRow)
        busy = BusyMark(spinner)
    }

    /// - Parameter isBusy: whether a handler of the item runs and has not completed (R106).
    func show(_ row: ListImageRowItemSnapshot, isBusy: Bool) {
        titleText.text = row.text ?? ""
        titleButton.isVisible = row.text != nil
        titleButton.setAccessibleName(row.text ?? "")
        chevron.isVisible = row.isSelectable
        // A title that does nothing is not a button to the person: it takes neither focus nor press.
        gtk_widget_set_can_target(titleButton.pointer, row.isSelectable ? 1 : 0)
        gtk_widget_set_focusable(titleButton.pointer, row.isSelectable ? 1 : 0)
        widget.setClass(.disabled, !row.isEnabled)
        busy.isOn = isBusy
        if row.elements != shown { rebuild(row) }
        elements.isSensitive = row.isEnabled && row.areElementsSelectable
    }

    private func rebuild(_ row: ListImageRowItemSnapshot) {
        shown = row.elements
        elements.removeAll()
        for (index, element) in row.elements.enumerated() {
            let artwork = ArtworkView(.element, store: store)
            artwork.image = element.image
            let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 8, [artwork.widget])
            let texts = [element.title, element.subtitle].compactMap(\.self).filter { !$0.isEmpty }
            for text in texts {
                let label = Label(text).textAligned(0.5).styled(.elementTitle)
                // As wide as the picture above it, however long the text.
                gtk_label_set_max_width_chars(label.object, 1)
                column.append(label)
            }
            let name = texts.isEmpty ? (element.image.placeholder ?? "") : texts.joined(separator: ", ")
            let onElement = onElement
            // The view lives as long as the button that shows it.
            let button = Button(child: column, name: name) { [artwork] in
                _ = artwork
                onElement(index)
            }
            button.styled(.imageRowElement)
            button.isSensitive = element.isEnabled
            elements.append(button)
        }
    }
}
