import CGst

/// Notes when the output is handed its first buffer.
///
/// Runs on a streaming thread, where it posts one message with the time and is gone.
enum FirstBufferProbe {
    static func attach(to output: UnsafeMutablePointer<GstElement>) {
        guard let pad = gst_element_get_static_pad(output, "sink") else { return }
        gst_pad_add_probe(
            pad, GST_PAD_PROBE_TYPE_BUFFER,
            { pad, _, _ in
                let time = carshell_monotonic_time()
                if let output = gst_pad_get_parent_element(pad) {
                    let structure = carshell_first_buffer_structure(time)
                    gst_element_post_message(output, gst_message_new_application(output.gstObject, structure))
                    gst_object_unref(output)
                }
                return GST_PAD_PROBE_REMOVE
            }, nil, nil)
        gst_object_unref(pad)
    }
}
