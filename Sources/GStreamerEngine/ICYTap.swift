import CGst
import Playback

/// Reads the metadata of a radio stream beside `icydemux`, which tells nothing of an empty title.
///
/// The blocks are found where they enter the element, and each travels on as a tag in front of the sound that it stood in
/// front of. So a title is told when its sound is heard, as GStreamer's own tags are, which this replaces.
///
/// Both probes run on the one streaming thread that pushes through the element.
final class ICYTap {
    /// The tag that carries a block, a character for each of its bytes.
    static let tag = "carshell-icy-metadata"

    private var reader: ICYBlockReader?
    /// Blocks whose sound has not passed yet.
    private var waiting: [ICYBlockReader.Block] = []
    /// How many bytes of sound have passed.
    private var soundCount = 0
    /// What the server's header told; the demuxer's pad keeps the latest tags only for whoever is linked later.
    private var header: UnsafeMutablePointer<GstTagList>?

    deinit { if let header { gst_tag_list_unref(header) } }

    /// Once, before the first pipeline.
    static func registerTag() {
        gst_tag_register(
            tag, GST_TAG_FLAG_META, carshell_string_type(), "ICY metadata", "A block of ICY metadata",
            { result, values in gst_tag_merge_use_first(result, values) })
    }

    /// The bytes of a block that a tag carries.
    static func bytes(of text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }

    /// Listens in on an `icydemux` as long as it exists.
    static func attach(to demuxer: UnsafeMutablePointer<GstElement>) {
        guard let sink = gst_element_get_static_pad(demuxer, "sink") else { return }
        defer { gst_object_unref(sink) }
        let tap = ICYTap()
        // Never used by two threads: the pad appears on the thread that pushes into the element.
        nonisolated(unsafe) let shared = tap
        Signals.padAdded.connect(OpaquePointer(demuxer)) { pad in
            PadProbe.add(to: UnsafeMutablePointer<GstPad>(pad), PadProbe.downstream) { shared.leave($0, $1) }
        }
        PadProbe.add(to: sink, PadProbe.downstream) { _, info in tap.enter(info) }
    }

    // MARK: In front of the demuxer

    private func enter(_ info: UnsafeMutablePointer<GstPadProbeInfo>) -> Bool {
        if info.pointee.type.rawValue & GST_PAD_PROBE_TYPE_BUFFER.rawValue != 0 {
            read(carshell_probe_buffer(info))
        } else if info.pointee.type.rawValue & GST_PAD_PROBE_TYPE_BUFFER_LIST.rawValue != 0 {
            let list = carshell_probe_buffer_list(info)
            for index in 0..<gst_buffer_list_length(list) { read(gst_buffer_list_get(list, index)) }
        } else if let event = carshell_probe_event(info) {
            switch event.pointee.type {
            case GST_EVENT_CAPS: begin(event)
            case GST_EVENT_TAG: takeHeader(event)
            default: break
            }
        }
        return true
    }

    /// Learns how far apart the blocks are; `icydemux` begins to count anew here, too.
    private func begin(_ event: UnsafeMutablePointer<GstEvent>) {
        var caps: UnsafeMutablePointer<GstCaps>?
        gst_event_parse_caps(event, &caps)
        var interval: gint = 0
        guard let caps, gst_caps_get_size(caps) > 0,
            gst_structure_get_int(gst_caps_get_structure(caps, 0), "metadata-interval", &interval) != 0
        else { return }
        reader = ICYBlockReader(interval: Int(interval))
        waiting = []
        soundCount = 0
    }

    private func takeHeader(_ event: UnsafeMutablePointer<GstEvent>) {
        var list: UnsafeMutablePointer<GstTagList>?
        gst_event_parse_tag(event, &list)
        guard let list, let copy = gst_tag_list_copy(list) else { return }
        if let header { gst_tag_list_unref(header) }
        header = copy
    }

    private func read(_ buffer: UnsafeMutablePointer<GstBuffer>?) {
        guard let buffer, reader != nil else { return }
        var map = GstMapInfo()
        guard gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else {
            // The count would be wrong from here on, and sound would be taken for metadata.
            reader = nil
            return
        }
        waiting += reader?.read(UnsafeRawBufferPointer(start: map.data, count: Int(map.size))) ?? []
        gst_buffer_unmap(buffer, &map)
    }

    // MARK: Behind the demuxer

    private func leave(_ pad: UnsafeMutablePointer<GstPad>, _ info: UnsafeMutablePointer<GstPadProbeInfo>) -> Bool {
        if info.pointee.type.rawValue & GST_PAD_PROBE_TYPE_BUFFER.rawValue != 0 {
            if let buffer = carshell_probe_buffer(info) { pass(Int(gst_buffer_get_size(buffer)), pad) }
            return true
        }
        guard let event = carshell_probe_event(info), event.pointee.type == GST_EVENT_TAG else { return true }
        return withoutTitle(event, info)
    }

    /// Lets the metadata that stands in front of so many bytes of sound go ahead of them.
    private func pass(_ count: Int, _ pad: UnsafeMutablePointer<GstPad>) {
        soundCount += count
        // A buffer has blocks inside it only at the start, while `icydemux` finds out what the sound is.
        guard let last = waiting.lastIndex(where: { $0.offset < soundCount }) else { return }
        let block = waiting[last].bytes.prefix { $0 != 0 }
        waiting.removeFirst(last + 1)
        var text = String.UnicodeScalarView()
        for byte in block { text.append(Unicode.Scalar(byte)) }
        guard !block.isEmpty, let tags = header.map({ gst_tag_list_copy($0) }) ?? gst_tag_list_new_empty() else {
            return
        }
        carshell_add_text_tag(tags, Self.tag, String(text))
        gst_pad_push_event(pad, gst_event_new_tag(tags))
    }

    /// Takes what the demuxer made of a block out of its tags; what the server's header told stays.
    private func withoutTitle(
        _ event: UnsafeMutablePointer<GstEvent>, _ info: UnsafeMutablePointer<GstPadProbeInfo>
    ) -> Bool {
        var list: UnsafeMutablePointer<GstTagList>?
        gst_event_parse_tag(event, &list)
        guard let list, reader != nil, let rest = gst_tag_list_copy(list) else { return true }
        gst_tag_list_remove_tag(rest, GST_TAG_TITLE)
        gst_tag_list_remove_tag(rest, GST_TAG_HOMEPAGE)
        if gst_tag_list_is_empty(rest) != 0 {
            gst_tag_list_unref(rest)
            return false
        }
        carshell_probe_replace_event(info, gst_event_new_tag(rest))
        return true
    }
}
