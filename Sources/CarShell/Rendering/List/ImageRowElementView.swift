import CGtk
import Templates

/// Draws one element of an image row in its style: row, card, condensed, grid or image grid (6.9).
@MainActor
final class ImageRowElementView {
    let widget: Widget
    private let artwork: ArtworkView

    init(_ element: ListImageRowElementSnapshot, store: ArtworkStore) {
        let image = element.thumbnail?.image ?? element.image
        let texts = [element.title, element.subtitle].compactMap(\.self).filter { !$0.isEmpty }
        switch element.style {
        case .row, .grid:
            artwork = ArtworkView(.element, store: store)
            let isPictureOnly = element.style == .grid
            widget = Self.column(artwork, isPictureOnly ? [] : texts)
        case .card(let showsImageFullHeight, let tintColor):
            artwork = ArtworkView(.card, store: store)
            let labels = Self.labels(texts).styled(.cardTexts)
            labels.aligned(vertically: GTK_ALIGN_END)
            if showsImageFullHeight {
                widget = Overlay(artwork.widget, [labels]).styled(.card)
            } else {
                widget = Box(GTK_ORIENTATION_VERTICAL, [artwork.widget, labels]).styled(.card)
            }
            if let tintColor { Tint.apply(tintColor, to: labels) }
        case .condensed(let shape, let accessorySymbolName):
            artwork = ArtworkView(.detail, store: store)
            artwork.isCircular = shape == .circular
            let labels = Self.labels(texts)
            labels.aligned(vertically: GTK_ALIGN_CENTER)
            let line = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [artwork.widget, labels]).styled(.condensed)
            if let accessorySymbolName { line.append(Icon(accessorySymbolName).styled(.accessory)) }
            widget = line
        case .imageGrid(let shape, let accessorySymbolName):
            artwork = ArtworkView(.element, store: store)
            artwork.isCircular = shape == .circular
            let column = Self.column(artwork, texts)
            if let accessorySymbolName { column.append(Icon(accessorySymbolName).styled(.accessory)) }
            widget = column
        }
        artwork.image = image
    }

    private static func column(_ artwork: ArtworkView, _ texts: [String]) -> Box {
        let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 8, [artwork.widget])
        for text in texts { column.append(caption(text)) }
        return column
    }

    private static func labels(_ texts: [String]) -> Box {
        let box = Box(GTK_ORIENTATION_VERTICAL)
        for (index, text) in texts.enumerated() {
            let label = Label(text).styled(index == 0 ? .elementTitle : .elementSubtitle)
            gtk_label_set_max_width_chars(label.object, 16)
            box.append(label)
        }
        return box
    }

    /// A line as wide as the picture above it, however long the text.
    private static func caption(_ text: String) -> Label {
        let label = Label(text).textAligned(0.5).styled(.elementTitle)
        gtk_label_set_max_width_chars(label.object, 1)
        return label
    }
}
