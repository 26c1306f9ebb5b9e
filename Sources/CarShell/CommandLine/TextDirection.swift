import CGtk

/// In which direction the shell is read; texts of apps keep the direction of their own letters.
enum TextDirection: String {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"

    /// Lays out everything that has no direction of its own in this one, and anew what is laid out already.
    @MainActor
    func apply() {
        gtk_widget_set_default_direction(self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
}
