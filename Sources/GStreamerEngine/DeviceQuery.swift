import CGst
import Dispatch
import Playback

/// Asks once which sound outputs there are.
///
/// The question goes to the sound server over a connection of its own and may take long: it is asked on a queue.
enum DeviceQuery {
    private static let queue = DispatchQueue(label: "org.carshell.device-query")

    /// Tells whether there is an output of that name in the system's words; where nobody can tell, there is.
    static func exists(_ name: String, _ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        queue.async {
            let names = devices { Self.name($0) }
            let exists = names.isEmpty || names.contains(name)
            Task { @MainActor in completion(exists) }
        }
    }

    /// All outputs that can be pinned.
    static func outputs() async -> [OutputDevice] {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: devices(output)) }
        }
    }

    /// The device's name in the system's words, as elements take it; nil for kinds of devices that have none.
    static func name(_ device: UnsafeMutablePointer<GstDevice>) -> String? { text("internal-name", of: device) }

    private static func devices<Value>(_ value: (UnsafeMutablePointer<GstDevice>) -> Value?) -> [Value] {
        GStreamerRuntime.initialise()
        guard let monitor = gst_device_monitor_new() else { return [] }
        defer { gst_object_unref(monitor) }
        gst_device_monitor_add_filter(monitor, "Audio/Sink", nil)
        let list = gst_device_monitor_get_devices(monitor)
        defer { g_list_free_full(list, { if let device = $0 { gst_object_unref(device) } }) }
        var values: [Value] = []
        var entry = list
        while let current = entry {
            if let data = current.pointee.data {
                let device = data.assumingMemoryBound(to: GstDevice.self)
                if let value = value(device) { values.append(value) }
            }
            entry = current.pointee.next
        }
        return values
    }

    /// What `gst-launch` would be told to play at that device.
    private static func output(_ device: UnsafeMutablePointer<GstDevice>) -> OutputDevice? {
        guard let element = gst_device_create_element(device, nil) else { return nil }
        gst_object_ref_sink(element)
        defer { gst_object_unref(element) }
        guard element.has("device"), let name = element.text(of: "device"),
            let factory = gst_element_get_factory(element),
            let kind = gst_object_get_name(carshell_object(UnsafeMutableRawPointer(factory)))
        else { return nil }
        defer { g_free(kind) }
        let shown = gst_device_get_display_name(device)
        defer { g_free(shown) }
        // Quoted as gst-launch reads it.
        let quoted = name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        return OutputDevice(
            element: "\(String(cString: kind)) device=\"\(quoted)\"",
            name: shown.map { String(cString: $0) } ?? name)
    }

    private static func text(_ property: String, of device: UnsafeMutablePointer<GstDevice>) -> String? {
        let object = UnsafeMutableRawPointer(device).assumingMemoryBound(to: GObject.self)
        guard g_object_class_find_property(carshell_object_class(device), property) != nil else { return nil }
        var value = GValue()
        carshell_value_init_string(&value)
        defer { g_value_unset(&value) }
        g_object_get_property(object, property, &value)
        return g_value_get_string(&value).map { String(cString: $0) }
    }
}
