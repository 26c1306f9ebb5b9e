import CGtk
import Templates

/// Draws one element of an image row in its style: row, card, condensed, grid or image grid (6.9).
@MainActor
final class ImageRowElementView {
    let widget: Widget
    private let artwork: ThumbnailView

    /// - Parameter isCaptioned: whether any element of the row has captions, which makes all of them as wide.
    init(_ element: ListImageRowElementSnapshot, isCaptioned: Bool, store: ArtworkStore) {
        let texts = [element.title, element.subtitle].compactMap(\.self).filter { !$0.isEmpty }
        switch element.style {
        case .row, .grid:
            artwork = ThumbnailView(.element, store: store)
            let isPictureOnly = element.style == .grid
            widget = Self.column(artwork, isPictureOnly ? [] : texts, isCaptioned: isCaptioned && !isPictureOnly)
        case .card(let showsImageFullHeight, let tintColor):
            artwork = ThumbnailView(.card, store: store)
            let labels = Self.labels(texts, characters: 1).styled(.cardTexts)
            labels.aligned(vertically: GTK_ALIGN_END)
            labels.isVisible = !texts.isEmpty
            if showsImageFullHeight {
                widget = Overlay(artwork.widget, [labels]).styled(.card)
            } else {
                widget = Box(GTK_ORIENTATION_VERTICAL, [artwork.widget, labels]).styled(.card)
            }
            // As wide as the picture, however wide the line of cards makes it; the corners are the card's.
            widget.aligned(horizontally: GTK_ALIGN_CENTER)
            gtk_widget_set_overflow(widget.pointer, GTK_OVERFLOW_HIDDEN)
            if let tintColor { Tint.apply(tintColor, to: labels) }
        case .condensed(let shape, let accessorySymbolName):
            artwork = ThumbnailView(.detail, store: store)
            artwork.artwork.isCircular = shape == .circular
            let labels = Self.labels(texts, characters: 16)
            labels.aligned(vertically: GTK_ALIGN_CENTER)
            let line = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [artwork.widget, labels]).styled(.condensed)
            if let accessorySymbolName { line.append(Icon(accessorySymbolName).styled(.accessory)) }
            widget = line
        case .imageGrid(let shape, let accessorySymbolName):
            artwork = ThumbnailView(.element, store: store)
            artwork.artwork.isCircular = shape == .circular
            let column = Self.column(artwork, texts, isCaptioned: isCaptioned)
            if let accessorySymbolName {
                column.append(Icon(accessorySymbolName).styled(.accessory).aligned(horizontally: Self.side(artwork)))
            }
            widget = column
        }
        artwork.show(
            element.thumbnail ?? ThumbnailImage(image: element.image), playback: element.playbackConfiguration)
    }

    private static func column(_ artwork: ThumbnailView, _ texts: [String], isCaptioned: Bool) -> Box {
        artwork.widget.aligned(horizontally: side(artwork))
        let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 8, [artwork.widget])
        for text in texts { column.append(caption(text).textAligned(artwork.artwork.isCircular ? 0.5 : 0)) }
        return isCaptioned ? column.styled(.captioned) : column
    }

    /// Captions begin where their picture begins; those of a round one stand under its middle.
    private static func side(_ artwork: ThumbnailView) -> GtkAlign {
        artwork.artwork.isCircular ? GTK_ALIGN_CENTER : GTK_ALIGN_START
    }

    /// - Parameter characters: how wide the texts may make the element by themselves.
    private static func labels(_ texts: [String], characters: Int32) -> Box {
        let box = Box(GTK_ORIENTATION_VERTICAL)
        for (index, text) in texts.enumerated() {
            let label = Label(text).styled(index == 0 ? .elementTitle : .elementSubtitle)
            gtk_label_set_max_width_chars(label.object, characters)
            box.append(label)
        }
        return box
    }

    /// A line as wide as its column, however long the text.
    private static func caption(_ text: String) -> Label {
        let label = Label(text).styled(.elementTitle)
        gtk_label_set_max_width_chars(label.object, 1)
        return label
    }
}
