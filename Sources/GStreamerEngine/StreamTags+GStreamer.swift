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
            bitrate: Self.number(GST_TAG_NOMINAL_BITRATE, in: list) ?? Self.number(GST_TAG_BITRATE, in: list),
            artwork: Self.picture(in: list))
        if title == nil, Self.hasEmptyTitle(list) { title = "" }
        if let block = Self.wholeText(ICYTap.tag, in: list) {
            let metadata = ICYMetadata(ICYTap.bytes(of: block))
            if let title = metadata.title { (self.title, artist) = (title, nil) }
            if let url = metadata.url, !url.isEmpty { artwork = .remote(url: url) }
        }
        guard self != StreamTags() else { return nil }
    }

    /// No text of a stream is longer in bytes, which is what the blocks of an ICY stream hold; an ID3 tag may have a title
    /// of megabytes, which would keep the main thread busy for seconds.
    private static let longestText = 4080

    private static func text(_ tag: String, in list: UnsafePointer<GstTagList>) -> String? {
        wholeText(tag, in: list).map { text in
            guard text.utf8.count > longestText else { return text }
            // Inside a character the end goes back to its beginning.
            return String(text[..<text.utf8.index(text.startIndex, offsetBy: longestText)])
        }
    }

    private static func wholeText(_ tag: String, in list: UnsafePointer<GstTagList>) -> String? {
        var value: UnsafeMutablePointer<gchar>?
        guard gst_tag_list_get_string(list, tag, &value) != 0, let value else { return nil }
        defer { g_free(value) }
        return String(cString: value)
    }

    /// Whether an ID3 tag says that nothing has a title: no text of a list is empty, and the frame is kept as it is.
    private static func hasEmptyTitle(_ list: UnsafePointer<GstTagList>) -> Bool {
        (0..<gst_tag_list_get_tag_size(list, TimedTags.otherFrames)).contains { index in
            var sample: OpaquePointer?
            guard gst_tag_list_get_sample_index(list, TimedTags.otherFrames, index, &sample) != 0, let sample else {
                return false
            }
            defer { carshell_sample_unref(sample) }
            return gst_buffer_memcmp(gst_sample_get_buffer(sample), 0, "TIT2", 4) == 0
        }
    }

    /// The picture inside the stream: the cover where there is one, else its small copy.
    private static func picture(in list: UnsafePointer<GstTagList>) -> StreamArtwork? {
        for tag in [GST_TAG_IMAGE, GST_TAG_PREVIEW_IMAGE] {
            var sample: OpaquePointer?
            guard gst_tag_list_get_sample(list, tag, &sample) != 0, let sample else { continue }
            defer { carshell_sample_unref(sample) }
            guard let buffer = gst_sample_get_buffer(sample) else { continue }
            let size = Int(gst_buffer_get_size(buffer))
            guard size > 0, size <= StreamArtwork.maximumByteCount else { continue }
            let bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
                count = Int(gst_buffer_extract(buffer, 0, bytes.baseAddress, gsize(size)))
            }
            return .embedded(bytes)
        }
        return nil
    }

    private static func number(_ tag: String, in list: UnsafePointer<GstTagList>) -> Int? {
        var value: guint = 0
        return gst_tag_list_get_uint(list, tag, &value) != 0 ? Int(value) : nil
    }
}
