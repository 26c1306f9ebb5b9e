/// A format that no installed element reads.
struct MissingPlugin: Hashable, Sendable {
    /// GStreamer's words for it, e.g. "MPEG-4 AAC decoder".
    var description: String
    /// The media type, e.g. `audio/mpeg`; nil when GStreamer names none.
    var mediaType: String?

    /// Whether the format could be sound at all, so that a decoder would help.
    var isSound: Bool {
        guard let mediaType else { return true }
        let others = ["text/", "image/", "application/pdf", "application/xml", "application/zip", "application/x-gzip"]
        return !others.contains(where: mediaType.hasPrefix)
    }
}
