import CGtk

/// Widgets on top of one another; the first one gives the size.
final class Overlay: Widget {
    init(_ base: Widget, _ layers: [Widget] = []) {
        super.init(gtk_overlay_new())
        gtk_overlay_set_child(object, base.pointer)
        for layer in layers { gtk_overlay_add_overlay(object, layer.pointer) }
    }

    /// Puts a widget on top of all others.
    func add(_ layer: Widget) { gtk_overlay_add_overlay(object, layer.pointer) }

    func remove(_ layer: Widget) { gtk_overlay_remove_overlay(object, layer.pointer) }
}
