import CGtk

@testable import CarShell

extension Widget {
    /// The widget and all below it, in order.
    var all: [Widget] {
        var found = [self]
        var child = gtk_widget_get_first_child(pointer)
        while let widget = child {
            found += Widget(widget).all
            child = gtk_widget_get_next_sibling(widget)
        }
        return found
    }

    /// What is on screen of it.
    var shown: [Widget] { all.filter { $0.isMapped } }

    func isA(_ type: GType) -> Bool {
        g_type_check_instance_is_a(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GTypeInstance.self), type)
            != 0
    }

    var labels: [Widget] { all.filter { $0.isA(gtk_label_get_type()) } }

    /// The text of a label.
    var labelText: String { String(cString: gtk_label_get_text(object)) }

    /// The texts on screen.
    var shownTexts: [String] { shown.filter { $0.isA(gtk_label_get_type()) }.map(\.labelText) }

    func having(_ name: StyleClass) -> [Widget] {
        all.filter { gtk_widget_has_css_class($0.pointer, name.rawValue) != 0 }
    }

    /// The names of the symbols on screen.
    var shownSymbols: [String] {
        shown.filter { $0.isA(gtk_image_get_type()) }.compactMap {
            gtk_image_get_icon_name($0.object).map { String(cString: $0) }
        }
    }

    /// Where it is in another widget.
    func bounds(in other: Widget) -> (x: Double, y: Double, width: Double, height: Double) {
        var rectangle = graphene_rect_t()
        guard gtk_widget_compute_bounds(pointer, other.pointer, &rectangle) != 0 else { return (0, 0, 0, 0) }
        return (
            Double(rectangle.origin.x), Double(rectangle.origin.y), Double(rectangle.size.width),
            Double(rectangle.size.height)
        )
    }
}

extension Widget {
    /// The text of a label; nil for anything else.
    var labelTextIfAny: String? { isA(gtk_label_get_type()) ? labelText : nil }
}
