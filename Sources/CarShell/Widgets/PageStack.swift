import CGtk

/// Pages of which one shows at a time; the others keep their state.
final class PageStack: Widget {
    init() {
        super.init(gtk_stack_new())
        gtk_stack_set_transition_type(object, GTK_STACK_TRANSITION_TYPE_NONE)
        gtk_stack_set_hhomogeneous(object, 1)
        gtk_stack_set_vhomogeneous(object, 1)
    }

    func add(_ page: Widget) { gtk_stack_add_child(object, page.pointer) }

    func remove(_ page: Widget) { gtk_stack_remove(object, page.pointer) }

    func show(_ page: Widget) { gtk_stack_set_visible_child(object, page.pointer) }
}
