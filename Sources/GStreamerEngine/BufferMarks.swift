import CGst

/// How full the network's buffer has to be for sound: the mark that GStreamer calls "100 percent".
///
/// By itself GStreamer waits for nearly the whole buffer, five seconds; a driver need not wait that long. Once the mark is
/// reached the buffer is silent until it is empty, however far it fills beyond: each level told would wake the process.
///
/// For `queue2` only, the buffer of direct streams. The `multiqueue` of HLS measures pieces, and of some it never tells
/// that a lower mark is reached.
struct BufferMarks {
    /// The part of the buffer that has to be there, 0…1.
    let high: Double

    /// For the first sound: one second of five.
    static let start = BufferMarks(high: 0.2)
    /// After a gap there is more to wait for, so that a weak network gives few long gaps and not many short ones.
    static let afterGap = BufferMarks(high: 0.4)

    /// Sets the mark where the element is a `queue2`; safe on any thread.
    func set(on element: UnsafeMutablePointer<GstElement>) {
        let instance = UnsafeMutableRawPointer(element).assumingMemoryBound(to: GTypeInstance.self)
        guard let type = g_type_name_from_instance(instance), String(cString: type) == "GstQueue2" else { return }
        element.set("high-watermark", toNotation: String(high))
    }

    /// Sets the mark on all buffers of a pipeline; safe on any thread.
    func set(onAllIn pipeline: UnsafeMutablePointer<GstElement>) {
        guard let elements = gst_bin_iterate_recurse(carshell_bin(pipeline)) else { return }
        defer { gst_iterator_free(elements) }
        var marks = self
        // Starts anew where an element came or went meanwhile: setting a mark twice does no harm.
        while withUnsafeMutablePointer(
            to: &marks,
            { marks in
                gst_iterator_foreach(
                    elements,
                    { value, data in
                        guard let object = g_value_get_object(value), let data else { return }
                        data.assumingMemoryBound(to: BufferMarks.self).pointee.set(
                            on: object.assumingMemoryBound(to: GstElement.self))
                    }, marks)
            }) == GST_ITERATOR_RESYNC
        { gst_iterator_resync(elements) }
    }
}
