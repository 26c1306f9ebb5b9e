import CGtk

/// The preview window's title bar, for desktops where programs draw theirs.
///
/// GTK's own has a picture on its close button that takes a library of six megabytes to draw.
@MainActor
final class TitleBar {
    let widget: Widget

    init(onClose: @escaping @MainActor () -> Void) {
        widget = Widget(gtk_header_bar_new())
        widget.styled(.titleBar)
        gtk_header_bar_set_show_title_buttons(widget.object, 0)
        let close = Button(child: Label("\u{2715}").textAligned(0.5), name: Texts.close, onClick: onClose)
            .styled(.toolButton)
        gtk_header_bar_pack_end(widget.object, close.pointer)
    }
}
