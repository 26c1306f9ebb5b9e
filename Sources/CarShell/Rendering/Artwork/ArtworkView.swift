import CGtk
import GLibBridge
import Templates

/// A square picture with rounded corners; initials on a coloured ground until it is there and where there is none.
@MainActor
final class ArtworkView {
    let widget: Overlay
    private let size: ArtworkSize
    private let store: ArtworkStore
    private let ground: Box
    private let initials = Label().textAligned(0.5)
    private let icon = Icon()
    private let picture: Widget
    private var request: ArtworkRequest?
    private var hue: StyleClass?

    init(_ size: ArtworkSize, store: ArtworkStore) {
        self.size = size
        self.store = store
        initials.styled(.initials).expanding(horizontally: true, vertically: true)
        icon.expanding(horizontally: true, vertically: true)
        ground = Box(GTK_ORIENTATION_VERTICAL, [initials, icon]).styled(.artwork, size.styleClass)
        picture = Widget(gtk_picture_new())
        gtk_picture_set_content_fit(picture.object, GTK_CONTENT_FIT_COVER)
        gtk_widget_set_can_target(picture.pointer, 0)
        gtk_widget_set_overflow(ground.pointer, GTK_OVERFLOW_HIDDEN)
        widget = Overlay(ground, [picture]).aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_CENTER)
            .expanding()
        picture.styled(.artwork)
        gtk_widget_set_overflow(picture.pointer, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_overflow(widget.pointer, GTK_OVERFLOW_HIDDEN)
        // The name is the row's or the button's; the picture adds nothing to it.
        for part in [widget, ground, initials, icon, picture] as [Widget] { Accessibility.setHidden(part.object) }
        widget.isVisible = false
    }

    /// Whether the picture is a circle instead of a square with rounded corners.
    var isCircular = false {
        didSet {
            for part in [widget, ground, picture] as [Widget] { part.setClass(.circular, isCircular) }
        }
    }

    /// Initials that an app chose itself, in place of those of the placeholder.
    var wholeInitials: String? {
        didSet { if wholeInitials != oldValue { show() } }
    }

    /// Is told of the picture's colour once it is there, on the average of its pixels.
    var onColor: (@MainActor (Color) -> Void)?

    /// What is shown; nil hides the view.
    var image: Image? {
        didSet { if image != oldValue { show() } }
    }

    private func show() {
        request = nil
        gtk_picture_set_paintable(picture.object, nil)
        picture.isVisible = false
        widget.isVisible = image != nil
        guard let image else { return }

        if let hue { ground.setClass(hue, false) }
        hue = nil
        if case .symbol(let name)? = image.source {
            icon.symbol = name
            icon.isVisible = true
            initials.isVisible = false
            return
        }
        icon.isVisible = false
        initials.isVisible = true
        let text = image.placeholder ?? ""
        initials.text = wholeInitials ?? Monogram.initials(of: text)
        let colour = Monogram.hue(of: text)
        ground.addClass(colour)
        hue = colour

        guard let source = image.source else { return }
        let scale = Int(gtk_widget_get_scale_factor(widget.pointer))
        request = store.request(source, pixels: size.pixels * scale) { [weak self] texture in
            guard let self, self.image == image else { return }
            gtk_picture_set_paintable(picture.object, texture.pointer)
            picture.isVisible = true
            if let onColor, let color = texture.averageColor { onColor(color) }
        }
    }
}
