import CGst

/// Tells when the output is handed a buffer.
///
/// Both probes run on a streaming thread, where they post one message and are gone.
enum OutputProbe {
    /// Posts the time of the first buffer.
    static func tellFirstBuffer(at sink: UnsafeMutablePointer<GstElement>) {
        attach(to: sink) { pad, _, _ in
            OutputProbe.post(carshell_first_buffer_structure(carshell_monotonic_time()), from: pad)
            return GST_PAD_PROBE_REMOVE
        }
    }

    /// The name of the message that `tellNextBuffer(at:)` posts.
    static let nextBufferName = "carshell-next-buffer"

    /// Posts that the next buffer has come: the one that the sink held while it was paused is gone.
    static func tellNextBuffer(at sink: UnsafeMutablePointer<GstElement>) {
        attach(to: sink) { pad, _, _ in
            OutputProbe.post(gst_structure_new_empty(OutputProbe.nextBufferName), from: pad)
            return GST_PAD_PROBE_REMOVE
        }
    }

    private static func attach(to sink: UnsafeMutablePointer<GstElement>, _ probe: @escaping GstPadProbeCallback) {
        guard let pad = gst_element_get_static_pad(sink, "sink") else { return }
        gst_pad_add_probe(pad, GST_PAD_PROBE_TYPE_BUFFER, probe, nil, nil)
        gst_object_unref(pad)
    }

    private static func post(_ structure: UnsafeMutablePointer<GstStructure>?, from pad: UnsafeMutablePointer<GstPad>?)
    {
        guard let sink = gst_pad_get_parent_element(pad) else { return }
        gst_element_post_message(sink, gst_message_new_application(sink.gstObject, structure))
        gst_object_unref(sink)
    }
}
