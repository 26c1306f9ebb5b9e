import CGst

/// Brings the first sound of a pipeline up from silence, so that nobody is startled.
///
/// GStreamer's controller sets the volume sample by sample, counted in the stream's own time: what the output holds in
/// its buffers does not matter, and no timer runs. The probe lives on streaming threads of one pipeline, one at a time.
enum FadeIn {
    /// Fades once, from the first buffer that the volume element is handed. What is thrown away before that is over,
    /// as nothing of it is wanted, was not heard: the fade begins anew with what comes instead.
    static func attach(to volume: UnsafeMutablePointer<GstElement>, seconds: Double) {
        guard seconds > 0, let pad = gst_element_get_static_pad(volume, "sink") else { return }
        defer { gst_object_unref(pad) }
        guard let source = gst_interpolation_control_source_new() else { return }
        defer { gst_object_unref(source) }
        gst_util_set_object_arg(
            UnsafeMutableRawPointer(source).assumingMemoryBound(to: GObject.self), "mode", "linear")
        let binding = gst_direct_control_binding_new_absolute(volume.gstObject, "volume", source)
        guard gst_object_add_control_binding(volume.gstObject, binding) != 0 else { return }
        let fade = Fade(source: carshell_timed_values(source), length: GstClockTime(seconds * 1e9))
        gst_pad_add_probe(
            pad, GstPadProbeType(GST_PAD_PROBE_TYPE_BUFFER.rawValue | GST_PAD_PROBE_TYPE_EVENT_FLUSH.rawValue),
            { pad, info, data in
                guard let pad, let info, let data else { return GST_PAD_PROBE_REMOVE }
                let fade = Unmanaged<Fade>.fromOpaque(data).takeUnretainedValue()
                guard info.pointee.type.rawValue & GST_PAD_PROBE_TYPE_EVENT_FLUSH.rawValue == 0 else {
                    fade.beginAnew()
                    return GST_PAD_PROBE_OK
                }
                guard !fade.goesOn(at: carshell_stream_time(pad, info)) else { return GST_PAD_PROBE_OK }
                if let volume = gst_pad_get_parent_element(pad) {
                    if let binding = gst_object_get_control_binding(volume.gstObject, "volume") {
                        gst_object_remove_control_binding(volume.gstObject, binding)
                        gst_object_unref(binding)
                    }
                    gst_stream_volume_set_volume(
                        carshell_stream_volume(volume), GST_STREAM_VOLUME_FORMAT_LINEAR, 1)
                    gst_object_unref(volume)
                }
                return GST_PAD_PROBE_REMOVE
            }, Unmanaged.passRetained(fade).toOpaque(),
            { data in
                if let data { Unmanaged<Fade>.fromOpaque(data).release() }
            })
    }

    private final class Fade {
        /// Belongs to the volume element, through its binding.
        private let source: UnsafeMutablePointer<GstTimedValueControlSource>
        private let length: GstClockTime
        private var start: GstClockTime?

        init(source: UnsafeMutablePointer<GstTimedValueControlSource>, length: GstClockTime) {
            self.source = source
            self.length = length
        }

        func beginAnew() {
            start = nil
            gst_timed_value_control_source_unset_all(source)
        }

        /// Whether a buffer of that time is still part of the fade; the first one begins it.
        func goesOn(at time: GstClockTime) -> Bool {
            guard time != carshell_clock_time_none() else { return false }
            guard let start else {
                start = time
                gst_timed_value_control_source_set(source, time, 0)
                gst_timed_value_control_source_set(source, time + length, 1)
                return true
            }
            // A seek back ends the fade, too.
            return time >= start && time < start + length
        }
    }
}
