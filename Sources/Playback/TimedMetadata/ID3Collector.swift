/// Puts ID3v2 tags together that arrive in pieces; it knows their length and leaves what is in them to a library.
///
/// Tags stand one behind the other at the start of a unit. What follows the last one is not looked at until the next unit
/// starts.
package struct ID3Collector: Sendable {
    /// Larger tags are not taken: the largest picture, and room for texts.
    package static let maximumByteCount = StreamArtwork.maximumByteCount + 1 << 16

    private static let headerCount = 10

    private var bytes: [UInt8] = []
    /// How many bytes the tag will have; nil until its header is there.
    private var wholeCount: Int?
    private var isSkipping = true

    init() {}

    /// Whether a tag has begun and not ended.
    var isCollecting: Bool { !isSkipping && !bytes.isEmpty }

    /// Whether a tag starts with these bytes.
    static func starts(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: [0x49, 0x44, 0x33]) }

    /// Begins a unit; an unfinished tag is lost.
    mutating func restart() {
        forget()
        isSkipping = false
    }

    /// Ends a unit early: what comes until the next one starts belongs nowhere.
    mutating func skip() {
        forget()
        isSkipping = true
    }

    /// Takes the next bytes of the unit and answers with the tags that end in them.
    mutating func append(_ next: UnsafeRawBufferPointer) -> [[UInt8]] {
        var tags: [[UInt8]] = []
        var rest = next[...]
        while !isSkipping, !rest.isEmpty {
            let part = rest.prefix((wholeCount ?? Self.headerCount) - bytes.count)
            bytes.append(contentsOf: part)
            rest = rest[part.endIndex...]
            if wholeCount == nil, bytes.count == Self.headerCount {
                wholeCount = Self.count(header: bytes)
                if wholeCount == nil { skip() }
            }
            guard bytes.count == wholeCount else { continue }
            tags.append(bytes)
            forget()
        }
        return tags
    }

    private mutating func forget() {
        bytes = []
        wholeCount = nil
    }

    /// The length of a tag with this header; nil where it is none, or too large.
    private static func count(header: [UInt8]) -> Int? {
        guard header.starts(with: [0x49, 0x44, 0x33]), header[3] < 0xFF, header[4] < 0xFF,
            header[6...].allSatisfy({ $0 < 0x80 })
        else { return nil }
        let content = header[6...].reduce(0) { $0 << 7 | Int($1) }
        let footer = header[5] & 0x10 != 0 ? headerCount : 0
        let count = headerCount + content + footer
        return count <= maximumByteCount ? count : nil
    }
}
