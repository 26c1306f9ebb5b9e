import CGLib
import CGtk
import CShumate
import GLibBridge

/// A `ShumateMapSource` that draws its tiles itself, from outlines: the map without a network.
///
/// A tile of the whole world takes several milliseconds, so that GLib's worker threads draw.
@MainActor
final class OutlineSource {
    /// Logical pixels of a tile's edge.
    nonisolated static let edge = 256

    /// What all tiles of a source have in common.
    private final class Content: Sendable {
        let outline: MapOutline
        let colours: MapColours
        let scale: Int

        init(outline: MapOutline, colours: MapColours, scale: Int) {
            self.outline = outline
            self.colours = colours
            self.scale = scale
        }
    }

    /// The work on one tile.
    ///
    /// Unchecked because of the pointer: a worker only carries it, the main thread uses it and lets go of it.
    private final class Job: @unchecked Sendable {
        let drawing: OutlineTile
        let tile: OpaquePointer

        init(drawing: OutlineTile, tile: OpaquePointer) {
            self.drawing = drawing
            self.tile = tile
        }
    }

    private let reference: ObjectReference

    /// - Parameters:
    ///   - scale: device pixels a logical one.
    ///   - zooms: levels of the map; the drawing says what it can at each.
    init(outline: MapOutline, colours: MapColours, scale: Int, zooms: ClosedRange<Int>) {
        let object = UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)!)
        reference = ObjectReference(taking: OpaquePointer(object))
        let content = Content(outline: outline, colours: colours, scale: scale)
        g_object_set_data_full(
            object.assumingMemoryBound(to: GObject.self), Self.contentKey, Unmanaged.passRetained(content).toOpaque(),
            Self.release)
        shumate_map_source_set_id(pointer, "outline")
        shumate_map_source_set_tile_size(pointer, guint(Self.edge))
        shumate_map_source_set_min_zoom_level(pointer, guint(zooms.lowerBound))
        shumate_map_source_set_max_zoom_level(pointer, guint(zooms.upperBound))
    }

    /// The source; valid as long as this object lives.
    var pointer: UnsafeMutablePointer<ShumateMapSource> {
        UnsafeMutableRawPointer(reference.pointer).assumingMemoryBound(to: ShumateMapSource.self)
    }

    // MARK: - What the library calls

    private nonisolated static let contentKey = "carshell-outline"

    /// Gives back a reference. Not the main thread's alone: the last reference to a source may be a tile's, and go where
    /// the tile was drawn.
    private nonisolated static let release: GDestroyNotify = { data in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }

    private static let type: GType = g_type_register_static_simple(
        shumate_map_source_get_type(), "CarShellOutlineSource", guint(MemoryLayout<ShumateMapSourceClass>.stride),
        { table, _ in
            guard let table else { return }
            let source = table.assumingMemoryBound(to: ShumateMapSourceClass.self)
            source.pointee.fill_tile_async = { source, tile, cancellable, callback, data in
                OutlineSource.fill(source, tile, cancellable, callback, data)
            }
            source.pointee.fill_tile_finish = { _, result, error in OutlineSource.finish(result, error) }
        }, guint(MemoryLayout<ShumateMapSource>.stride), { _, _ in }, GTypeFlags(rawValue: 0))

    private nonisolated static func fill(
        _ source: UnsafeMutablePointer<ShumateMapSource>?, _ tile: OpaquePointer?,
        _ cancellable: UnsafeMutablePointer<GCancellable>?, _ callback: GAsyncReadyCallback?, _ data: gpointer?
    ) {
        guard let source, let tile else { return }
        let object = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GObject.self)
        guard let task = g_task_new(UnsafeMutableRawPointer(source), cancellable, callback, data) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(task)) }
        guard let stored = g_object_get_data(object, contentKey) else {
            return g_task_return_pointer(task, nil, nil)
        }
        let content = Unmanaged<Content>.fromOpaque(stored).takeUnretainedValue()
        let drawing = OutlineTile(
            outline: content.outline, colours: content.colours, column: Int(shumate_tile_get_x(tile)),
            row: Int(shumate_tile_get_y(tile)), zoom: Int(shumate_tile_get_zoom_level(tile)), edge: edge,
            scale: content.scale)
        // Until `finish`, which the library calls for every tile, drawn or cancelled.
        g_object_ref(UnsafeMutableRawPointer(tile))
        g_task_set_task_data(task, Unmanaged.passRetained(Job(drawing: drawing, tile: tile)).toOpaque(), release)
        g_task_run_in_thread(task) { task, _, data, _ in
            // A tile that has left the picture is not drawn any more.
            guard let data, g_task_return_error_if_cancelled(task) == 0 else { return }
            let texture = Unmanaged<Job>.fromOpaque(data).takeUnretainedValue().drawing.draw()
            g_task_return_pointer(task, texture?.retainedPointer(), g_object_unref)
        }
    }

    /// Hands the picture to the tile, on the main thread.
    private nonisolated static func finish(
        _ result: OpaquePointer?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean {
        guard let result, let data = g_task_get_task_data(result) else { return 0 }
        let tile = Unmanaged<Job>.fromOpaque(data).takeUnretainedValue().tile
        defer { g_object_unref(UnsafeMutableRawPointer(tile)) }
        guard let texture = g_task_propagate_pointer(result, error) else { return 0 }
        shumate_tile_set_fade_in(tile, 0)
        shumate_tile_set_paintable(tile, OpaquePointer(texture))
        shumate_tile_set_state(tile, SHUMATE_STATE_DONE)
        g_object_unref(texture)
        return 1
    }
}

extension Texture {
    /// The picture with a reference for a function that takes one over.
    fileprivate func retainedPointer() -> UnsafeMutableRawPointer {
        let pointer = UnsafeMutableRawPointer(self.pointer)
        g_object_ref(pointer)
        return pointer
    }
}
