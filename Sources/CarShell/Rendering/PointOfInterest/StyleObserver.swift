import CGLib
import CGtk
import GLibBridge

/// An invisible layer that tells when what it covers has got another size or other colours.
///
/// GTK tells neither with a signal: the style is a virtual function of a widget's class, so this is a class of its own.
final class StyleObserver: Widget {
    /// - Parameters:
    ///   - onStyle: called while GTK is at its styles; widgets are to be changed later.
    ///   - onSize: takes width and height in logical pixels.
    init(onStyle: @escaping @MainActor () -> Void, onSize: @escaping @MainActor (Int32, Int32) -> Void) {
        let object = UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)!)
        super.init(object.assumingMemoryBound(to: GtkWidget.self))
        gtk_widget_set_can_target(pointer, 0)
        Signals.styleChanged.connect(self.object, onStyle)
        Signals.resized.connect(self.object, onSize)
    }

    private static let type: GType = {
        let parent = gtk_drawing_area_get_type()
        let type = g_type_register_static_simple(
            parent, "CarShellStyleObserver", guint(MemoryLayout<GtkDrawingAreaClass>.stride),
            { table, _ in
                guard let table else { return }
                let widget = table.assumingMemoryBound(to: GtkWidgetClass.self)
                gtk_widget_class_set_css_name(widget, "map-glass")
                widget.pointee.css_changed = { widget, change in
                    guard let widget else { return }
                    let parent = g_type_class_peek(gtk_drawing_area_get_type())
                    parent?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.css_changed?(widget, change)
                    StyleObserver.emit(widget)
                }
            }, guint(MemoryLayout<GtkDrawingArea>.stride), { _, _ in }, GTypeFlags(rawValue: 0))
        let none = GType(1 << 2)  // G_TYPE_NONE, a macro: fundamental type 1
        g_signal_newv("style-changed", type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, none, 0, nil)
        return type
    }()

    private nonisolated static func emit(_ widget: UnsafeMutablePointer<GtkWidget>) {
        var instance = GValue()
        let type = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee
        g_value_init(&instance, type.g_type)
        defer { g_value_unset(&instance) }
        g_value_set_object(&instance, widget)
        g_signal_emitv(&instance, g_signal_lookup("style-changed", type.g_type), 0, nil)
    }
}
