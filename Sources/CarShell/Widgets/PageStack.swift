import CGtk

/// Pages of which one shows at a time; the others keep their state and are at rest.
final class PageStack: Widget {
    init() {
        super.init(gtk_stack_new())
        gtk_stack_set_transition_type(object, GTK_STACK_TRANSITION_TYPE_NONE)
        gtk_stack_set_hhomogeneous(object, 1)
        gtk_stack_set_vhomogeneous(object, 1)
    }

    func add(_ page: Widget) {
        page.isVisible = false
        gtk_stack_add_child(object, page.pointer)
    }

    func remove(_ page: Widget) { gtk_stack_remove(object, page.pointer) }

    func show(_ page: Widget) {
        let last = gtk_stack_get_visible_child(object)
        page.isVisible = true
        gtk_stack_set_visible_child(object, page.pointer)
        // A page that a stack merely does not show goes on with its animations: a spinner on it would wake the
        // processor sixty times a second.
        if let last, last != page.pointer { gtk_widget_set_visible(last, 0) }
    }
}
