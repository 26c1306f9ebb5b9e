/// Why bytes are no playlist; the description is a sentence for the person.
public enum NotAPlaylistReason: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing but blanks, comments and titles.
    case empty
    /// A web page, such as the log-in page of a Wi-Fi network.
    case webPage
    /// Sound, in the format named.
    case audio(String)
    /// Bytes that are no text.
    case binary
    /// JSON, which station lists are written in.
    case json
    /// XML with this root element.
    case otherXML(root: String)
    /// Text in which nothing is an entry.
    case otherText
    /// Packed with gzip, and it cannot be unpacked within the limit.
    case damagedArchive
    /// `limit` in bytes.
    case tooLarge(limit: Int)
    /// All of its entries were rejected.
    case noUsableEntries(count: Int, first: RejectedEntry)

    public var description: String {
        switch self {
        case .empty: "The playlist is empty."
        case .webPage:
            "This is a web page, not sound and not a playlist. If it is a Wi-Fi network's log-in page, log in first."
        case .audio(let format): "This is sound (\(format)) and not a playlist."
        case .binary: "This is not a playlist: it is not text."
        case .json: "This is not a playlist: it is JSON, as station lists are."
        case .otherXML(let root): "This is not a playlist: it is XML of another kind (“\(root)”)."
        case .otherText: "This is not a playlist: no line of it is an entry."
        case .damagedArchive: "This is not a playlist: it is packed and cannot be unpacked."
        case .tooLarge(let limit): "The playlist is too large: it may have \(limit / 1_000_000) MB at most."
        case .noUsableEntries(let count, let first):
            count == 1
                ? "The only entry of the playlist cannot be used: \(first)."
                : "None of the \(count) entries of the playlist can be used: \(first)."
        }
    }
}
