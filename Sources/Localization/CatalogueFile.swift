internal import CGLib

/// A compiled catalogue of gettext's (`.mo`), as far as it has to be known to be trusted.
///
/// The C library believes what the file says of itself: a damaged one ends the program at the first text.
enum CatalogueFile {
    private static let magic: UInt32 = 0x9504_12DE
    /// Magic number, revision, number of texts, places of the two tables.
    private static let headerCount = 20

    /// Whether all texts and translations lie inside the file and end as C wants it.
    ///
    /// - Parameter bytes: the whole file, in the byte order of this machine or the other one.
    static func isSound(_ bytes: [UInt8]) -> Bool {
        guard let first = number(bytes, at: 0), first == magic || first.byteSwapped == magic else { return false }
        let isSwapped = first != magic
        func read(_ place: Int) -> Int? {
            number(bytes, at: place).map { Int(isSwapped ? $0.byteSwapped : $0) }
        }
        // Revision 0 is all that our catalogues need; later ones have more tables.
        guard read(4) == 0, let count = read(8), let texts = read(12), let translations = read(16),
            count <= (bytes.count - headerCount) / 16
        else { return false }
        for table in [texts, translations] {
            for index in 0..<count {
                guard let length = read(table + 8 * index), let start = read(table + 8 * index + 4),
                    start + length < bytes.count, bytes[start + length] == 0
                else { return false }
            }
        }
        return isHashTableSound(bytes, read)
    }

    /// The optional table that texts are looked up in by their hash: where it is, and that it lies inside the file.
    private static func isHashTableSound(_ bytes: [UInt8], _ read: (Int) -> Int?) -> Bool {
        guard let count = read(8), let size = read(20), let start = read(24) else { return false }
        guard size > 2 else { return true }
        guard start + 4 * size <= bytes.count else { return false }
        let entries = (0..<size).compactMap { read(start + 4 * $0) }
        // An empty place ends the search for a text that is not there.
        return entries.contains(0) && entries.allSatisfy { $0 <= count }
    }

    private static func number(_ bytes: [UInt8], at place: Int) -> UInt32? {
        guard place >= 0, place + 4 <= bytes.count else { return nil }
        return bytes[place..<(place + 4)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
