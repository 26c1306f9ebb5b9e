import CGst
import Playback

/// Reads the timed metadata of a transport stream beside `tsdemux`, which knows nothing of ID3.
///
/// The tags are found where they enter the element. What enters is cut there, so that the sound in front of a tag has left
/// before the tag goes ahead of the sound behind it: a whole piece of HLS, ten seconds, may come as one buffer.
///
/// All probes run on the one streaming thread that pushes through the element.
final class TransportMetadataTap {
    private var reader = TransportMetadataReader()
    private let tags = TimedTags()
    /// Tags whose place is the end of the last buffer.
    private var late: [[UInt8]] = []
    /// Whether what enters is a part that was cut off here.
    private var isPart = false

    /// Listens in on a `tsdemux` as long as it exists.
    static func attach(to demuxer: UnsafeMutablePointer<GstElement>) {
        guard let sink = gst_element_get_static_pad(demuxer, "sink") else { return }
        defer { gst_object_unref(sink) }
        let tap = TransportMetadataTap()
        // Never used by two threads: pads appear on the thread that pushes into the element.
        nonisolated(unsafe) let shared = tap
        Signals.padAdded.connect(OpaquePointer(demuxer)) { pad in
            shared.addSound(UnsafeMutablePointer<GstPad>(pad))
        }
        // Only what is pushed: what the element fetches itself, from a file, cannot be cut.
        let types =
            GST_PAD_PROBE_TYPE_PUSH.rawValue | GST_PAD_PROBE_TYPE_BUFFER.rawValue
            | GST_PAD_PROBE_TYPE_EVENT_FLUSH.rawValue
        PadProbe.add(to: sink, GstPadProbeType(types)) { pad, info in
            tap.enter(pad, info)
            return true
        }
    }

    private func addSound(_ pad: UnsafeMutablePointer<GstPad>) {
        guard let name = gst_object_get_name(carshell_object(pad)) else { return }
        defer { g_free(name) }
        guard String(cString: name).hasPrefix("audio") else { return }
        var told = 0
        PadProbe.add(to: pad, PadProbe.buffers) { [tags] pad, _ in
            if tags.version != told {
                told = tags.version
                tags.send(on: pad)
            }
            return true
        }
    }

    private func enter(_ pad: UnsafeMutablePointer<GstPad>, _ info: UnsafeMutablePointer<GstPadProbeInfo>) {
        guard info.pointee.type.rawValue & GST_PAD_PROBE_TYPE_BUFFER.rawValue != 0 else {
            // The place in the stream jumps.
            reader = TransportMetadataReader()
            late = []
            return
        }
        guard !isPart, let buffer = carshell_probe_buffer(info) else { return }
        for tag in late { tags.take(tag) }
        late = []
        let size = Int(gst_buffer_get_size(buffer))
        var passed = 0
        for tag in read(buffer) {
            guard tag.offset < size else {
                late.append(tag.bytes)
                continue
            }
            if tag.offset > passed { pass(part(of: buffer, passed..<tag.offset), pad) }
            passed = tag.offset
            tags.take(tag.bytes)
        }
        if passed > 0, let rest = part(of: buffer, passed..<size) { carshell_probe_replace_buffer(info, rest) }
    }

    private func read(_ buffer: UnsafeMutablePointer<GstBuffer>) -> [TransportMetadataReader.TimedTag] {
        var map = GstMapInfo()
        guard gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else { return [] }
        defer { gst_buffer_unmap(buffer, &map) }
        return reader.read(UnsafeRawBufferPointer(start: map.data, count: Int(map.size)))
    }

    /// The first part has the buffer's times and marks, which hold for its start.
    private func part(of buffer: UnsafeMutablePointer<GstBuffer>, _ range: Range<Int>) -> UnsafeMutablePointer<
        GstBuffer
    >? {
        let flags = range.lowerBound == 0 ? carshell_buffer_copy_all() : GST_BUFFER_COPY_MEMORY
        return gst_buffer_copy_region(buffer, flags, gsize(range.lowerBound), gsize(range.count))
    }

    /// Has the element take a part ahead of the rest; a fault of that it tells again for the rest.
    private func pass(_ part: UnsafeMutablePointer<GstBuffer>?, _ pad: UnsafeMutablePointer<GstPad>) {
        guard let part else { return }
        isPart = true
        gst_pad_chain(pad, part)
        isPart = false
    }
}
