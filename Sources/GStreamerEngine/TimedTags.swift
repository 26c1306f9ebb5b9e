import CGst
import Playback

/// What the timed metadata of a stream says of the track that is heard, and its way to the screen.
///
/// It travels on as GStreamer's own tags in front of the sound that it belongs to, through the buffers, so that it is told
/// when that is heard. What stands behind replaces all tags of a stream at each event; so each has all that is known.
final class TimedTags {
    /// Counts up with what is known, so that each pad can tell what it has not told yet.
    private(set) var version = 0
    private var known: UnsafeMutablePointer<GstTagList>?
    private var last: [UInt8] = []

    /// The tag in which libgsttag keeps the frames that it cannot read, as they are.
    static let otherFrames = "private-id3v2-frame"

    /// What of a tag is shown; other tags of the stream are left as they are.
    private static let shown = [
        GST_TAG_TITLE, GST_TAG_ARTIST, GST_TAG_IMAGE, GST_TAG_PREVIEW_IMAGE, otherFrames,
    ]

    deinit { if let known { gst_tag_list_unref(known) } }

    /// Reads an ID3v2 tag. One with a title begins a track; without one, it adds to what is known.
    func take(_ tag: [UInt8]) {
        // Most servers repeat the tag in each piece, picture and all.
        guard tag != last else { return }
        last = tag
        guard let next = Self.list(tag) else { return }
        if !Self.hasTitle(next), let known {
            gst_tag_list_insert(known, next, GST_TAG_MERGE_REPLACE)
            gst_tag_list_unref(next)
        } else {
            if let known { gst_tag_list_unref(known) }
            known = next
        }
        version += 1
    }

    /// Sends what is known ahead of the buffer that is to pass the pad, among the tags that the demuxer gave it.
    func send(on pad: UnsafeMutablePointer<GstPad>) {
        guard let known, let list = Self.streamTags(of: pad) ?? gst_tag_list_new_empty() else { return }
        for tag in Self.shown { gst_tag_list_remove_tag(list, tag) }
        gst_tag_list_insert(list, known, GST_TAG_MERGE_REPLACE)
        gst_pad_push_event(pad, gst_event_new_tag(list))
    }

    // MARK: Lists

    /// What is shown of a tag; nil when there is nothing in it, as in those that only tell the time.
    private static func list(_ tag: [UInt8]) -> UnsafeMutablePointer<GstTagList>? {
        guard let buffer = gst_buffer_new_memdup(tag, gsize(tag.count)) else { return nil }
        defer { gst_buffer_unref(buffer) }
        guard let all = gst_tag_list_from_id3v2_tag(buffer) else { return nil }
        defer { gst_tag_list_unref(all) }
        guard let list = gst_tag_list_copy(all) else { return nil }
        for index in (0..<gst_tag_list_n_tags(all)).reversed() {
            guard let name = gst_tag_list_nth_tag_name(all, guint(index)) else { continue }
            if !shown.contains(String(cString: name)) { gst_tag_list_remove_tag(list, name) }
        }
        guard gst_tag_list_is_empty(list) == 0 else {
            gst_tag_list_unref(list)
            return nil
        }
        return list
    }

    private static func hasTitle(_ list: UnsafePointer<GstTagList>) -> Bool {
        StreamTags(list)?.title != nil
    }

    /// A copy of the tags that the pad told last of its stream, as opposed to those of the whole medium.
    private static func streamTags(of pad: UnsafeMutablePointer<GstPad>) -> UnsafeMutablePointer<GstTagList>? {
        var index: guint = 0
        while let event = gst_pad_get_sticky_event(pad, GST_EVENT_TAG, index) {
            defer { gst_event_unref(event) }
            var list: UnsafeMutablePointer<GstTagList>?
            gst_event_parse_tag(event, &list)
            if let list, gst_tag_list_get_scope(list) == GST_TAG_SCOPE_STREAM { return gst_tag_list_copy(list) }
            index += 1
        }
        return nil
    }
}
