import CGLib

extension Variant {
    /// Reads a borrowed GVariant; nil for a type that has no case here.
    init?(_ variant: OpaquePointer) {
        switch String(cString: g_variant_get_type_string(variant)) {
        case "b": self = .boolean(g_variant_get_boolean(variant) != 0)
        case "i": self = .int32(g_variant_get_int32(variant))
        case "u": self = .uint32(g_variant_get_uint32(variant))
        case "x": self = .int64(Int64(g_variant_get_int64(variant)))
        case "t": self = .uint64(UInt64(g_variant_get_uint64(variant)))
        case "d": self = .double(g_variant_get_double(variant))
        case "s": self = .string(Self.text(variant))
        case "o":
            guard let path = ObjectPath(Self.text(variant)) else { return nil }
            self = .objectPath(path)
        case "as": self = .strings(Self.children(of: variant).map { Self.text($0.pointer) })
        case "ao": self = .objectPaths(Self.children(of: variant).compactMap { ObjectPath(Self.text($0.pointer)) })
        case "a{sv}": self = .dictionary(Self.entries(of: variant))
        case "aa{sv}": self = .dictionaries(Self.children(of: variant).map { Self.entries(of: $0.pointer) })
        default: return nil
        }
    }

    /// The members of a borrowed tuple; nil if one of them has a type without a case here.
    static func members(of tuple: OpaquePointer) -> [Variant]? {
        let children = children(of: tuple)
        let members = children.compactMap { Variant($0.pointer) }
        return members.count == children.count ? members : nil
    }

    /// A new GVariant with a floating reference.
    func makeGVariant() -> OpaquePointer {
        switch self {
        case .boolean(let value): return g_variant_new_boolean(value ? 1 : 0)
        case .int32(let value): return g_variant_new_int32(value)
        case .uint32(let value): return g_variant_new_uint32(value)
        case .int64(let value): return g_variant_new_int64(gint64(value))
        case .uint64(let value): return g_variant_new_uint64(guint64(value))
        case .double(let value): return g_variant_new_double(value)
        case .string(let value): return g_variant_new_string(value)
        case .objectPath(let path): return g_variant_new_object_path(path.description)
        case .strings(let values): return Self.array("s", values.map { g_variant_new_string($0) })
        case .objectPaths(let paths):
            return Self.array("o", paths.map { g_variant_new_object_path($0.description) })
        case .dictionary(let entries): return Self.makeDictionary(entries)
        case .dictionaries(let values): return Self.array("a{sv}", values.map(Self.makeDictionary))
        }
    }

    /// A tuple of the values, with a floating reference: the arguments of a call, a reply or a signal.
    static func makeTuple(_ members: [Variant]) -> OpaquePointer {
        let children: [OpaquePointer?] = members.map { $0.makeGVariant() }
        return children.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
    }

    private static func text(_ variant: OpaquePointer) -> String { String(cString: g_variant_get_string(variant, nil)) }

    private static func children(of container: OpaquePointer) -> [VariantReference] {
        (0..<g_variant_n_children(container)).map { VariantReference(taking: g_variant_get_child_value(container, $0)) }
    }

    /// Entries whose values have no case here are left out.
    private static func entries(of dictionary: OpaquePointer) -> [String: Variant] {
        var entries: [String: Variant] = [:]
        for entry in children(of: dictionary) {
            let parts = children(of: entry.pointer)
            guard parts.count == 2, let boxed = g_variant_get_variant(parts[1].pointer) else { continue }
            entries[text(parts[0].pointer)] = Variant(VariantReference(taking: boxed).pointer)
        }
        return entries
    }

    private static func makeDictionary(_ entries: [String: Variant]) -> OpaquePointer {
        // In order, so that equal dictionaries look the same on the wire.
        array(
            "{sv}",
            entries.sorted { $0.key < $1.key }.map { key, value in
                g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value.makeGVariant()))
            })
    }

    private static func array(_ elementType: String, _ children: [OpaquePointer?]) -> OpaquePointer {
        let type = g_variant_type_new(elementType)
        defer { g_variant_type_free(type) }
        return children.withUnsafeBufferPointer { g_variant_new_array(type, $0.baseAddress, gsize($0.count)) }
    }
}

/// Owns one reference of a GVariant.
final class VariantReference {
    let pointer: OpaquePointer
    init(taking pointer: OpaquePointer) { self.pointer = pointer }
    deinit { g_variant_unref(pointer) }
}
