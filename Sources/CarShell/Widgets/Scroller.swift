import CGtk

/// A window onto something larger, moved by finger, wheel or keys.
final class Scroller: Widget {
    init(_ child: Widget, horizontally: Bool = false, vertically: Bool = false) {
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(object, child.pointer)
        gtk_scrolled_window_set_policy(
            object, horizontally ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER,
            vertically ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
        if horizontally, let viewport = gtk_scrolled_window_get_child(object) {
            // As wide as the texts want it, not as narrow as they could be cut.
            gtk_scrollable_set_hscroll_policy(OpaquePointer(viewport), GTK_SCROLL_NATURAL)
        }
        gtk_scrolled_window_set_kinetic_scrolling(object, 1)
        gtk_scrolled_window_set_overlay_scrolling(object, 1)
    }

    /// The distance scrolled from the top, in pixels.
    var verticalOffset: Double {
        get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(object)) }
        set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(object), newValue) }
    }
}
