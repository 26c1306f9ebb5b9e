import Foundation

/// A recorded HLS programme with ID3 tags in it: `timed.m3u8` and its pieces, of some seconds each.
public enum TimedMetadataStation {
    public enum Pieces: CaseIterable, Sendable {
        /// MPEG-TS, each tag where its sound is.
        case transport
        /// MPEG-TS, the tags of a piece at its start with the time that they hold from.
        case transportAhead
        /// AAC as it is, each piece with one tag at its head.
        case packed
    }

    /// A tag and the second that it holds from; packed pieces start there.
    public typealias Cue = (seconds: Double, tag: [UInt8])

    /// Writes the programme into a folder.
    public static func write(_ pieces: Pieces, cues: [Cue], seconds: Int, into folder: String) throws {
        let sound = folder + "/sound"
        // Frames of 1024 samples.
        let source = ["audiotestsrc", "samplesperbuffer=1024", "num-buffers=\(seconds * 44100 / 1024)", "!"]
        let encoder = ["audio/x-raw,rate=44100", "!", "audioconvert", "!", "avenc_aac", "!", "aacparse", "!"]
        let form = pieces == .packed ? ["audio/mpeg,stream-format=adts"] : ["mpegtsmux"]
        try ChildProcess.run(
            ["gst-launch-1.0", "-q"] + source + encoder + form + ["!", "filesink", "location=\(sound)"])
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: sound)))
        let parts =
            pieces == .packed ? packed(bytes, cues) : transport(bytes, cues, isAhead: pieces == .transportAhead)
        let ending = pieces == .packed ? "aac" : "ts"
        var list = "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:\(seconds)\n"
        for (index, part) in parts.enumerated() {
            try Data(part.bytes).write(to: URL(fileURLWithPath: "\(folder)/timed\(index).\(ending)"))
            list += "#EXTINF:\(part.seconds),\ntimed\(index).\(ending)\n"
        }
        list += "#EXT-X-ENDLIST\n"
        try Data(list.utf8).write(to: URL(fileURLWithPath: folder + "/timed.m3u8"))
    }

    private static let pieceSeconds = 4.0

    private typealias Piece = (bytes: [UInt8], seconds: Double)

    // MARK: MPEG-TS

    /// Pieces of the same length, with the metadata in the program's map and among the sound.
    private static func transport(_ sound: [UInt8], _ cues: [Cue], isAhead: Bool) -> [Piece] {
        var writer = TransportWriter()
        var pieces: [[UInt8]] = []
        var tables: [UInt8] = []
        var mapPID: Int?
        var first: UInt64?
        var waiting = cues[...]
        var last = 0.0
        for start in stride(from: 0, to: sound.count - 187, by: 188) {
            var packet = Array(sound[start..<(start + 188)])
            let pid = Int(packet[1] & 0x1F) << 8 | Int(packet[2])
            let isStart = packet[1] & 0x40 != 0
            if pid == 0 {
                // Behind the pointer, the section's header and the program's number.
                let number = TransportWriter.payloadStart(of: packet) + 1 + 8 + 2
                mapPID = Int(packet[number] & 0x1F) << 8 | Int(packet[number + 1])
                tables = packet
            } else if pid == mapPID {
                packet = TransportWriter.withMetadata(mapPacket: packet)
                tables = tables.prefix(188) + packet
            } else if isStart, let time = time(of: packet) {
                let begin = first ?? time
                first = begin
                last = Double(time - begin) / 90_000
                if last >= Double(pieces.count) * pieceSeconds { pieces.append(tables) }
                let limit = isAhead ? Double(pieces.count) * pieceSeconds : last
                while let cue = waiting.first, cue.seconds <= limit {
                    pieces[pieces.count - 1] += writer.metadata(cue.tag, at: begin + UInt64(cue.seconds * 90_000))
                    waiting = waiting.dropFirst()
                }
            }
            if !pieces.isEmpty { pieces[pieces.count - 1] += packet }
        }
        return pieces.enumerated().map { ($1, min(pieceSeconds, last - Double($0) * pieceSeconds)) }
    }

    /// The time of the sound that starts in a packet; nil where there is none.
    private static func time(of packet: [UInt8]) -> UInt64? {
        let start = TransportWriter.payloadStart(of: packet)
        guard packet.count > start + 14, packet[start + 7] & 0x80 != 0 else { return nil }
        let time = packet[(start + 9)..<(start + 14)].map(UInt64.init)
        return (time[0] >> 1 & 7) << 30 | time[1] << 22 | (time[2] & 0xFE) << 14 | time[3] << 7 | time[4] >> 1
    }

    // MARK: AAC

    /// A piece for each tag, with the piece's time in front of what else is in it.
    private static func packed(_ sound: [UInt8], _ cues: [Cue]) -> [Piece] {
        var pieces: [[UInt8]] = []
        var position = 0
        var frame = 0
        while position + 7 <= sound.count {
            let seconds = Double(frame) * 1024 / 44100
            if pieces.count < cues.count, seconds >= cues[pieces.count].seconds {
                pieces.append(
                    ID3Tag.bytes(other: ID3Tag.transportTime(UInt64(seconds * 90_000))) + cues[pieces.count].tag)
            }
            let count =
                Int(sound[position + 3] & 3) << 11 | Int(sound[position + 4]) << 3 | Int(sound[position + 5] >> 5)
            pieces[pieces.count - 1] += sound[position..<min(position + count, sound.count)]
            position += count
            frame += 1
        }
        let ends = cues.dropFirst().map(\.seconds) + [Double(frame) * 1024 / 44100]
        return zip(pieces, zip(cues, ends)).map { ($0, $1.1 - $1.0.seconds) }
    }
}
