import CGst

/// Properties of GStreamer elements; GObject's own setter is variadic and not imported.
///
/// Setting a property is safe on any thread.
extension UnsafeMutablePointer where Pointee == GstElement {
    /// The element as GObject's functions take it.
    var object: UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
    }

    /// The element as GStreamer's object functions take it.
    var gstObject: UnsafeMutablePointer<GstObject> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GstObject.self)
    }

    func set(_ property: String, to text: String) {
        var value = GValue()
        carshell_value_init_string(&value)
        g_value_set_string(&value, text)
        g_object_set_property(object, property, &value)
        g_value_unset(&value)
    }

    func set(_ property: String, to element: UnsafeMutablePointer<GstElement>) {
        var value = GValue()
        carshell_value_init_object(&value)
        g_value_set_object(&value, element)
        g_object_set_property(object, property, &value)
        g_value_unset(&value)
    }

    /// Sets a property of any kind from gst-launch's notation, e.g. flags as `audio+soft-volume`.
    func set(_ property: String, toNotation text: String) { gst_util_set_object_arg(object, property, text) }

    /// The value of a text property; nil when it is not set.
    func text(of property: String) -> String? {
        var value = GValue()
        carshell_value_init_string(&value)
        defer { g_value_unset(&value) }
        g_object_get_property(object, property, &value)
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    /// Whether this is an element of that kind, in gst-launch's words.
    func isMade(by factory: String) -> Bool {
        guard let made = gst_element_get_factory(self) else { return false }
        return String(cString: carshell_factory_name(made)) == factory
    }

    func has(_ property: String) -> Bool {
        g_object_class_find_property(carshell_object_class(self), property) != nil
    }
}
