import CGst
import Playback

/// Hands the messages of a pipeline's bus to the main actor.
///
/// The bus queues what streaming threads post and wakes GLib's default main context, so that none of our code runs on
/// those threads.
final class BusWatch: Sendable {
    /// Receives each message with the load that the pipeline plays.
    typealias Handler = @MainActor @Sendable (PipelineMessage, LoadID) -> Void

    private let id: LoadID
    private let handler: Handler

    private init(id: LoadID, handler: @escaping Handler) {
        self.id = id
        self.handler = handler
    }

    /// Watches the pipeline's bus until `detach(from:)`; callable on any thread without a main context of its own.
    static func attach(
        to pipeline: UnsafeMutablePointer<GstElement>, id: LoadID, handler: @escaping Handler
    ) {
        guard let bus = gst_element_get_bus(pipeline) else { return }
        defer { gst_object_unref(bus) }
        let watch = BusWatch(id: id, handler: handler)
        gst_bus_add_watch_full(
            bus, G_PRIORITY_DEFAULT,
            { bus, message, data in
                guard let bus, let message, let data else { return 1 }
                // Runs on the main thread and borrows its arguments for the call.
                nonisolated(unsafe) let arguments = (bus, message, data)
                MainActor.assumeIsolated {
                    let (_, message, data) = arguments
                    Unmanaged<BusWatch>.fromOpaque(data).takeUnretainedValue().receive(message)
                }
                return 1
            }, Unmanaged.passRetained(watch).toOpaque(),
            { data in
                if let data { Unmanaged<BusWatch>.fromOpaque(data).release() }
            })
    }

    static func detach(from pipeline: UnsafeMutablePointer<GstElement>) {
        guard let bus = gst_element_get_bus(pipeline) else { return }
        gst_bus_remove_watch(bus)
        gst_object_unref(bus)
    }

    @MainActor
    private func receive(_ message: UnsafeMutablePointer<GstMessage>) {
        guard let message = PipelineMessage(message) else { return }
        handler(message, id)
    }
}
