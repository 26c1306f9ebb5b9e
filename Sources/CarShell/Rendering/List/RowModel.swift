import CGLib
import CGtk
import GLibBridge

/// A `GListModel` of positions: it says how many rows there are and which changed, nothing else.
///
/// GTK wants an object per row; these are empty, made on demand for the few rows on screen, so that 50,000 rows cost
/// what 50 do. What a row shows is looked up by its position when it is bound.
@MainActor
final class RowModel {
    private let reference: ObjectReference

    init() {
        let object = g_object_new_with_properties(Self.type, 0, nil, nil)
        reference = ObjectReference(taking: OpaquePointer(UnsafeMutableRawPointer(object!)))
    }

    /// The `GListModel`.
    var object: OpaquePointer { reference.pointer }

    /// The `GListModel` with a reference for a GTK function that takes one over.
    func retainedObject() -> OpaquePointer {
        g_object_ref(UnsafeMutableRawPointer(object))
        return object
    }

    var count: Int { Int(Self.count(of: UnsafeMutableRawPointer(object)).pointee) }

    /// Tells GTK that `removed` rows from `position` on made way for `added` new ones.
    func replace(at position: Int, removed: Int, added: Int) {
        guard removed > 0 || added > 0 else { return }
        let count = count + added - removed
        Self.count(of: UnsafeMutableRawPointer(object)).pointee = UInt32(count)
        g_list_model_items_changed(object, guint(position), guint(removed), guint(added))
    }

    /// The number of rows, kept in the instance behind its parent's fields, where the C functions find it.
    private nonisolated static func count(of instance: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32> {
        (instance + MemoryLayout<GObject>.stride).assumingMemoryBound(to: UInt32.self)
    }

    private static let type: GType = {
        let type = g_type_register_static_simple(
            g_object_get_type(), "CarShellRowModel", guint(MemoryLayout<GObjectClass>.stride), { _, _ in },
            guint(MemoryLayout<GObject>.stride + MemoryLayout<UInt64>.stride), { _, _ in }, GTypeFlags(rawValue: 0))
        var interface = GInterfaceInfo(
            interface_init: { table, _ in
                guard let table else { return }
                let list = table.assumingMemoryBound(to: GListModelInterface.self)
                list.pointee.get_item_type = { _ in g_object_get_type() }
                list.pointee.get_n_items = { model in
                    guard let model else { return 0 }
                    return RowModel.count(of: UnsafeMutableRawPointer(model)).pointee
                }
                list.pointee.get_item = { model, position in
                    guard let model,
                        position < RowModel.count(of: UnsafeMutableRawPointer(model)).pointee
                    else { return nil }
                    return gpointer(g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
                }
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, g_list_model_get_type(), &interface)
        return type
    }()
}
