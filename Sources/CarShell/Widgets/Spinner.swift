import CGtk

/// A turning mark that something is going on; turns only while visible.
final class Spinner: Widget {
    init() {
        super.init(gtk_image_new_from_icon_name("carshell-spinner-symbolic"))
        gtk_widget_set_can_target(pointer, 0)
        addClass(.spinner)
        setAccessibleName(Texts.loading)
    }
}
