/// ID3v2.4 tags as a station's server makes them (id3.org, "ID3 tag version 2.4.0").
public enum ID3Tag {
    public static func bytes(
        title: String? = nil, artist: String? = nil, picture: [UInt8]? = nil, other: [UInt8] = []
    ) -> [UInt8] {
        var frames = other
        if let title { frames += frame("TIT2", utf8 + Array(title.utf8)) }
        if let artist { frames += frame("TPE1", utf8 + Array(artist.utf8)) }
        // Latin-1, the type, the front cover, no description.
        if let picture { frames += frame("APIC", [0] + Array("image/png".utf8) + [0, 3, 0] + picture) }
        return Array("ID3".utf8) + [4, 0, 0] + synchsafe(frames.count) + frames
    }

    /// Apple's frame with the time of a piece of packed audio, in 90,000ths of a second.
    public static func transportTime(_ ticks: UInt64) -> [UInt8] {
        let time = (0..<8).reversed().map { UInt8(truncatingIfNeeded: ticks >> ($0 * 8)) }
        return frame("PRIV", Array("com.apple.streaming.transportStreamTimestamp".utf8) + [0] + time)
    }

    public static func frame(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + synchsafe(content.count) + [0, 0] + content
    }

    private static let utf8: [UInt8] = [3]

    private static func synchsafe(_ number: Int) -> [UInt8] {
        [21, 14, 7, 0].map { UInt8(number >> $0 & 0x7F) }
    }
}
