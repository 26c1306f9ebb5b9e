/// Reads texts in the encodings of the world, for stations that name theirs.
public protocol TextDecoding: Sendable {
    /// The text of these bytes; nil when they are not of that encoding or nobody knows it.
    ///
    /// - Parameter encoding: its name as iconv knows it, e.g. `SHIFT_JIS`.
    func decode(_ bytes: [UInt8], encoding: String) -> String?
}
