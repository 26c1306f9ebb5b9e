/// What a program of a transport stream is made of, as far as timed metadata needs it (ISO/IEC 13818-1, 2.4.4.8).
struct ProgramMap: Hashable, Sendable {
    /// The packets with ID3; nil where there are none.
    private(set) var metadata: Int?
    /// The packets whose time tells what is heard.
    private(set) var sound: Set<Int> = []

    /// - Parameter section: a section's body, from the program's number on.
    init(section: [UInt8]) {
        guard section.count >= 9 else { return }
        var rest = section[9...].dropFirst(Int(section[7] & 0x0F) << 8 | Int(section[8]))
        var isNamed = false
        while rest.count >= 5 {
            let start = rest.startIndex
            let pid = Int(rest[start + 1] & 0x1F) << 8 | Int(rest[start + 2])
            let count = Int(rest[start + 3] & 0x0F) << 8 | Int(rest[start + 4])
            let descriptors = rest.dropFirst(5).prefix(count)
            switch rest[start] {
            case 0x15 where !isNamed:
                // Some encoders leave the descriptor out. Where it is, it says whether it is ID3.
                let format = Self.metadataFormat(descriptors)
                if format == Self.id3 { isNamed = true }
                if format == Self.id3 || (format == nil && metadata == nil) { metadata = pid }
            case 0x15, 0x01, 0x02, 0x10, 0x1B, 0x24: break
            default: sound.insert(pid)
            }
            rest = rest.dropFirst(5 + count)
        }
    }

    private static let id3 = Array("ID3 ".utf8)

    /// The `metadata_format_identifier` of a `metadata_descriptor` (2.6.60); nil without one.
    private static func metadataFormat(_ descriptors: ArraySlice<UInt8>) -> [UInt8]? {
        var rest = descriptors
        while rest.count >= 2 {
            let body = rest.dropFirst(2).prefix(Int(rest[rest.startIndex + 1]))
            if rest[rest.startIndex] == 0x26 {
                // Two numbers, each followed by four letters where it says so.
                let format = body.dropFirst(body.starts(with: [0xFF, 0xFF]) ? 6 : 2)
                return format.first == 0xFF ? Array(format.dropFirst().prefix(4)) : []
            }
            rest = rest[body.endIndex...]
        }
        return nil
    }
}
