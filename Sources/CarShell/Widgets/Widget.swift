import CGtk
import GLibBridge

/// A GTK widget with Swift's ownership: the object owns one reference for as long as it lives.
///
/// Closures given to widgets belong to the GTK side; they capture the views they call weakly, so that a view and its
/// widgets go away together.
@MainActor
class Widget {
    let pointer: UnsafeMutablePointer<GtkWidget>
    private let reference: ObjectReference

    init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
        self.pointer = pointer
        // A new widget is floating, a new window belongs to GTK: neither is the caller's.
        reference = ObjectReference(retaining: OpaquePointer(pointer))
    }

    /// The same instance for GTK functions whose type is opaque to Swift.
    var object: OpaquePointer { OpaquePointer(pointer) }

    /// The same instance as one of the GTK types whose layout Swift sees.
    func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
    }

    func addClass(_ name: StyleClass) { gtk_widget_add_css_class(pointer, name.rawValue) }

    func setClass(_ name: StyleClass, _ isOn: Bool) {
        if isOn {
            gtk_widget_add_css_class(pointer, name.rawValue)
        } else {
            gtk_widget_remove_css_class(pointer, name.rawValue)
        }
    }

    @discardableResult
    func styled(_ names: StyleClass...) -> Self {
        for name in names { addClass(name) }
        return self
    }

    var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Takes up spare room in the directions named, and none in the others whatever the children would.
    @discardableResult
    func expanding(horizontally: Bool = false, vertically: Bool = false) -> Self {
        gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(pointer, vertically ? 1 : 0)
        return self
    }

    @discardableResult
    func aligned(horizontally: GtkAlign = GTK_ALIGN_FILL, vertically: GtkAlign = GTK_ALIGN_FILL) -> Self {
        gtk_widget_set_halign(pointer, horizontally)
        gtk_widget_set_valign(pointer, vertically)
        return self
    }

    /// What assistive technology calls the widget: its visible text, or what its picture means.
    func setAccessibleName(_ name: String) { Accessibility.setLabel(name.cut(to: 500), of: object) }

    func queueDraw() { gtk_widget_queue_draw(pointer) }

    @discardableResult
    func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

    /// Where the widget is in another one.
    func frame(in other: UnsafeMutablePointer<GtkWidget>) -> (minX: Float, maxX: Float, minY: Float, maxY: Float) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(pointer, other, &bounds) != 0 else { return (0, 0, 0, 0) }
        let (x, y) = (bounds.origin.x, bounds.origin.y)
        return (x, x + bounds.size.width, y, y + bounds.size.height)
    }

    var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

    /// The widget that has the window's focus.
    private var focus: UnsafeMutablePointer<GtkWidget>? {
        gtk_widget_get_root(pointer).flatMap { gtk_root_get_focus($0) }
    }

    /// Whether the widget or something in it has the window's focus.
    var containsFocus: Bool {
        focus.map { $0 == pointer || gtk_widget_is_ancestor($0, pointer) != 0 } ?? false
    }

    /// Whether nothing in the window has the focus.
    var isFocusFree: Bool { gtk_widget_get_root(pointer) != nil && focus == nil }

    /// Whether the person goes about by keys, so that the focus is drawn.
    var showsFocus: Bool {
        guard let root = gtk_widget_get_root(pointer) else { return false }
        return gtk_window_get_focus_visible(
            UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)) != 0
    }

    /// Focuses the first thing inside that takes the focus.
    @discardableResult
    func focusFirst() -> Bool { gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0 }
}
