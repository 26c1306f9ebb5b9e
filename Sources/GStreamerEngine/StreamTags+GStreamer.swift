import CGst
import Playback

extension StreamTags {
    /// The tags of a list that the player knows; nil when there is none of them.
    init?(_ list: UnsafePointer<GstTagList>) {
        self.init(
            title: Self.text(GST_TAG_TITLE, in: list), artist: Self.text(GST_TAG_ARTIST, in: list),
            organization: Self.text(GST_TAG_ORGANIZATION, in: list),
            audioCodec: Self.text(GST_TAG_AUDIO_CODEC, in: list),
            // What the header promises is steadier than what a variable rate gives at the moment.
            bitrate: Self.number(GST_TAG_NOMINAL_BITRATE, in: list) ?? Self.number(GST_TAG_BITRATE, in: list))
        guard self != StreamTags() else { return nil }
    }

    private static func text(_ tag: String, in list: UnsafePointer<GstTagList>) -> String? {
        var value: UnsafeMutablePointer<gchar>?
        guard gst_tag_list_get_string(list, tag, &value) != 0, let value else { return nil }
        defer { g_free(value) }
        return String(cString: value)
    }

    private static func number(_ tag: String, in list: UnsafePointer<GstTagList>) -> Int? {
        var value: guint = 0
        return gst_tag_list_get_uint(list, tag, &value) != 0 ? Int(value) : nil
    }
}
