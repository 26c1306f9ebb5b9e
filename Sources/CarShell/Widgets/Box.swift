import CGtk

/// A row or a column of widgets.
final class Box: Widget {
    init(_ orientation: GtkOrientation, spacing: Int32 = 0, _ children: [Widget] = []) {
        super.init(gtk_box_new(orientation, spacing))
        for child in children { append(child) }
    }

    func append(_ child: Widget) { gtk_box_append(cast(), child.pointer) }

    func remove(_ child: Widget) { gtk_box_remove(cast(), child.pointer) }

    func removeAll() {
        while let child = gtk_widget_get_first_child(pointer) { gtk_box_remove(cast(), child) }
    }

    var orientation: GtkOrientation {
        get { gtk_orientable_get_orientation(object) }
        set { gtk_orientable_set_orientation(object, newValue) }
    }
}
