import CGst
import Synchronization

/// Brings the sound of a pipeline from one level to another in a straight line: up from silence at its start, so that
/// nobody is startled, and down and up again while somebody else wants to be heard.
///
/// GStreamer's controller sets the volume sample by sample, counted in the stream's own time: what the output holds in
/// its buffers does not matter, and no timer runs. Levels are shares of the amplitude. All but `move(to:seconds:)` is
/// for the streaming threads of one pipeline, one at a time.
final class Fade {
    private struct Move {
        /// nil begins where the level is.
        var from: Double?
        var to: Double
        var length: GstClockTime
    }

    /// Belongs to the pipeline, as the probe that this lives in does.
    private let volume: UnsafeMutablePointer<GstElement>
    /// What the next buffer begins.
    private let waiting: Mutex<Move?>
    /// What is under way.
    private var move: Move?
    private var times: Range<GstClockTime> = 0..<0

    /// Comes up from silence to the level with the first buffer that the element is handed.
    ///
    /// - Parameter volume: a volume element that nobody else sets.
    init(of volume: UnsafeMutablePointer<GstElement>, to level: Double, seconds: Double) {
        self.volume = volume
        let isSudden = seconds <= 0
        waiting = Mutex(isSudden ? nil : Move(from: 0, to: level, length: Self.length(seconds)))
        if isSudden { set(level) }
        guard let pad = gst_element_get_static_pad(volume, "sink") else { return }
        defer { gst_object_unref(pad) }
        let types = GST_PAD_PROBE_TYPE_BUFFER.rawValue | GST_PAD_PROBE_TYPE_EVENT_FLUSH.rawValue
        // The probe keeps this alive, and the pad the probe.
        PadProbe.add(to: pad, GstPadProbeType(types)) { [self] pad, info in
            if info.pointee.type.rawValue & GST_PAD_PROBE_TYPE_EVENT_FLUSH.rawValue != 0 {
                flushed()
            } else {
                reached(carshell_stream_time(pad, info))
            }
            return true
        }
    }

    /// Goes from the present level to that one, from the next buffer on; callable on any thread.
    func move(to level: Double, seconds: Double) {
        waiting.withLock {
            // Nothing has been heard yet: it comes up from silence all the same.
            if $0?.from != nil { $0?.to = level } else { $0 = Move(to: level, length: Self.length(seconds)) }
        }
    }

    private static func length(_ seconds: Double) -> GstClockTime { GstClockTime(seconds * 1e9) }

    /// What is thrown away before the sound has come up was not heard: that begins anew with what comes instead.
    private func flushed() {
        guard let move, move.from == 0 else { return }
        waiting.withLock { $0 = $0.map { Move(from: 0, to: $0.to, length: move.length) } ?? move }
        self.move = nil
    }

    /// A buffer of that time is next.
    private func reached(_ time: GstClockTime) {
        guard time != carshell_clock_time_none() else { return }
        let next = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        if let next {
            begin(next, at: time)
        } else if let move, !times.contains(time) {
            // A seek ends it, too.
            set(move.to)
        }
    }

    private func begin(_ next: Move, at time: GstClockTime) {
        let from =
            next.from ?? gst_stream_volume_get_volume(carshell_stream_volume(volume), GST_STREAM_VOLUME_FORMAT_LINEAR)
        removeBinding()
        guard let source = gst_interpolation_control_source_new() else { return set(next.to) }
        defer { gst_object_unref(source) }
        gst_util_set_object_arg(
            UnsafeMutableRawPointer(source).assumingMemoryBound(to: GObject.self), "mode", "linear")
        let values = carshell_timed_values(source)
        // The element looks at the level at a buffer's start only to tell whether it has anything to do.
        gst_timed_value_control_source_set(values, time, min(from, 0.999))
        gst_timed_value_control_source_set(values, time + next.length, next.to)
        let binding = gst_direct_control_binding_new_absolute(volume.gstObject, "volume", source)
        guard gst_object_add_control_binding(volume.gstObject, binding) != 0 else { return set(next.to) }
        move = next
        times = time..<time + next.length
    }

    private func set(_ level: Double) {
        removeBinding()
        move = nil
        gst_stream_volume_set_volume(carshell_stream_volume(volume), GST_STREAM_VOLUME_FORMAT_LINEAR, level)
    }

    private func removeBinding() {
        guard let binding = gst_object_get_control_binding(volume.gstObject, "volume") else { return }
        gst_object_remove_control_binding(volume.gstObject, binding)
        gst_object_unref(binding)
    }
}
