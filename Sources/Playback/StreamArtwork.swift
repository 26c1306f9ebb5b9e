/// A picture as a stream tells of it, which need not be one.
public enum StreamArtwork: Hashable, Sendable {
    /// An address (`StreamUrl`): of a picture, or of a page, or of nothing.
    case remote(url: String)
    /// The bytes of a picture file inside the stream (ID3's APIC, Vorbis' METADATA_BLOCK_PICTURE).
    case embedded([UInt8])

    /// Pictures inside a stream with more bytes are not taken.
    public static let maximumByteCount = 10 << 20
}
