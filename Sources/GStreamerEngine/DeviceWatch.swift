import CGst
import Dispatch

/// One run of GStreamer's device monitor, from its making to its end.
///
/// Unchecked because the monitor is touched on the queue only; GStreamer's bus hands its messages to the main context.
final class DeviceWatch: @unchecked Sendable {
    private static let queue = DispatchQueue(label: "org.carshell.devices")
    private var monitor: UnsafeMutablePointer<GstDeviceMonitor>?

    init(_ onAdded: @escaping @MainActor @Sendable (String?) -> Void) {
        Self.queue.async { [self] in start(onAdded) }
    }

    private func start(_ onAdded: @escaping @MainActor @Sendable (String?) -> Void) {
        GStreamerRuntime.initialise()
        guard let monitor = gst_device_monitor_new() else { return }
        gst_device_monitor_add_filter(monitor, "Audio/Sink", nil)
        // Those that are there already are posted while the monitor starts: nobody listens yet.
        guard gst_device_monitor_start(monitor) != 0, let bus = gst_device_monitor_get_bus(monitor) else {
            gst_object_unref(monitor)
            return
        }
        defer { gst_object_unref(bus) }
        gst_bus_set_flushing(bus, 1)
        gst_bus_set_flushing(bus, 0)
        self.monitor = monitor
        gst_bus_add_watch_full(
            bus, G_PRIORITY_DEFAULT,
            { _, message, data in
                guard let data, let message, message.pointee.type == GST_MESSAGE_DEVICE_ADDED else { return 1 }
                var device: UnsafeMutablePointer<GstDevice>?
                gst_message_parse_device_added(message, &device)
                let name = device.flatMap(DeviceQuery.name)
                if let device { gst_object_unref(device) }
                nonisolated(unsafe) let argument = data
                MainActor.assumeIsolated {
                    Unmanaged<Listener>.fromOpaque(argument).takeUnretainedValue().onAdded(name)
                }
                return 1
            }, Unmanaged.passRetained(Listener(onAdded)).toOpaque(),
            { data in
                if let data { Unmanaged<Listener>.fromOpaque(data).release() }
            })
    }

    private final class Listener: Sendable {
        let onAdded: @MainActor @Sendable (String?) -> Void
        init(_ onAdded: @escaping @MainActor @Sendable (String?) -> Void) { self.onAdded = onAdded }
    }

    deinit {
        nonisolated(unsafe) let monitor = monitor
        Self.queue.async {
            guard let monitor else { return }
            if let bus = gst_device_monitor_get_bus(monitor) {
                gst_bus_remove_watch(bus)
                gst_object_unref(bus)
            }
            gst_device_monitor_stop(monitor)
            gst_object_unref(monitor)
        }
    }
}
