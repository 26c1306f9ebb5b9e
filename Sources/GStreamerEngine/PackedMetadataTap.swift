import CGst
import Playback

/// Reads the timed metadata of HLS whose pieces are plain AAC or MP3: ID3 tags at the head of a piece.
///
/// Behind `hlsdemux` only the first piece's is looked at; the others' are skipped as noise.
enum PackedMetadataTap {
    /// Listens in on an `hlsdemux` as long as it exists.
    static func attach(to demuxer: UnsafeMutablePointer<GstElement>) {
        Signals.padAdded.connect(OpaquePointer(demuxer)) { pad in
            // Both are used on the thread that pushes out of this pad.
            var collector = ID3Collector()
            let tags = TimedTags()
            PadProbe.add(to: UnsafeMutablePointer<GstPad>(pad), GST_PAD_PROBE_TYPE_BUFFER) { pad, info in
                guard let buffer = carshell_probe_buffer(info) else { return true }
                let before = tags.version
                for tag in read(buffer, &collector) { tags.take(tag) }
                if tags.version != before { tags.send(on: pad) }
                return true
            }
        }
    }

    private static func read(_ buffer: UnsafeMutablePointer<GstBuffer>, _ collector: inout ID3Collector) -> [[UInt8]] {
        var map = GstMapInfo()
        guard gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else { return [] }
        defer { gst_buffer_unmap(buffer, &map) }
        let bytes = UnsafeRawBufferPointer(start: map.data, count: Int(map.size))
        if !collector.isCollecting {
            // A piece starts a buffer of its own.
            guard ID3Collector.starts(bytes) else { return [] }
            collector.restart()
        }
        return collector.append(bytes)
    }
}
