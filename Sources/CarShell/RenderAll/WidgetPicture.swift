import CGtk

/// Draws a widget into a file.
@MainActor
enum WidgetPicture {
    /// - Returns: whether there is a picture now.
    static func write(_ widget: Widget, size: ScreenSize, to path: String) -> Bool {
        guard let native = gtk_widget_get_native(widget.pointer), let renderer = gtk_native_get_renderer(native),
            let paintable = gtk_widget_paintable_new(widget.pointer)
        else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(size.width), Double(size.height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
        defer { gsk_render_node_unref(node) }
        var area = graphene_rect_t()
        graphene_rect_init(&area, 0, 0, Float(size.width), Float(size.height))
        guard let texture = gsk_renderer_render_texture(renderer, node, &area) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return gdk_texture_save_to_png(texture, path) != 0
    }
}
