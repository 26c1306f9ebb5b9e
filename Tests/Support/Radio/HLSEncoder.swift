import Foundation

/// A live encoder that writes a station in pieces of a second into a folder: `live.m3u8`, with four pieces in it at a
/// time, and `master.m3u8` that names it.
public final class HLSEncoder {
    public enum Pieces: CaseIterable, Sendable {
        /// MPEG-TS, by GStreamer's `hlssink2`.
        case ts
        /// Fragments of MP4 with an initialisation of their own (`EXT-X-MAP`), by ffmpeg.
        case fmp4
    }

    private let process: ChildProcess
    private let pieces: Pieces

    /// Begins, and returns once there is a whole list.
    public init(_ pieces: Pieces, into folder: String) throws {
        self.pieces = pieces
        let master = "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=75900,CODECS=\"mp4a.40.2\"\nlive.m3u8\n"
        try Data(master.utf8).write(to: URL(fileURLWithPath: folder + "/master.m3u8"))
        switch pieces {
        case .ts:
            let source = ["audiotestsrc", "is-live=true", "!", "audioconvert", "!", "avenc_aac", "!", "aacparse", "!"]
            process = try ChildProcess(
                ["gst-launch-1.0", "-m"] + source + [
                    "out.audio", "hlssink2", "name=out", "target-duration=1", "playlist-length=4", "max-files=8",
                    "location=\(folder)/piece%05d.ts", "playlist-location=\(folder)/live.m3u8",
                ])
        case .fmp4:
            let source = ["-re", "-f", "lavfi", "-i", "sine=frequency=440:sample_rate=44100", "-c:a", "aac"]
            process = try ChildProcess(
                ["ffmpeg", "-nostdin", "-hide_banner", "-nostats", "-loglevel", "info"] + source + [
                    "-f", "hls", "-hls_time", "1", "-hls_list_size", "4", "-hls_delete_threshold", "4",
                    "-hls_flags", "delete_segments", "-hls_segment_type", "fmp4",
                    "-hls_segment_filename", "\(folder)/piece%05d.m4s", folder + "/live.m3u8",
                ], errorToOutput: true)
        }
        enlargePipe(process.output.descriptor)
        try waitForPieces(6)
    }

    /// Returns after so many more pieces were begun, from now on.
    public func waitForPieces(_ count: Int) throws {
        try process.output.discardWhatCame()
        for _ in 0..<count {
            try process.output.line("the next piece", before: .after(seconds: 20)) { [pieces] line in
                switch pieces {
                case .ts: line.contains("splitmuxsink-fragment-opened")
                case .fmp4: line.contains("Opening") && line.contains(".m4s")
                }
            }
        }
    }

    /// Ends in the middle of everything: the list stays as it is.
    public func stop() {
        process.signal(SIGKILL)
        _ = process.waitForExit(before: .after(seconds: 5))
    }

    /// The number in the name of a piece; nil for other files.
    public static func number(ofPiece path: String) -> Int? {
        guard let start = path.range(of: "piece") else { return nil }
        return Int(path[start.upperBound...].prefix(5))
    }
}
