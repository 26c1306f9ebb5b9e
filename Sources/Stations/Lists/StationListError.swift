import Localization

/// Why there is no station list; the description is a sentence for driver and builder.
public enum StationListError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was given as the list's place is neither a path nor an http address.
    case badSource(String)
    /// Nothing is at the path.
    case notFound(path: String)
    /// A folder, a pipe or a device.
    case notAFile(path: String)
    /// The system refuses to read it, e.g. for want of permission.
    case unreadable(path: String, SystemError)
    /// `limit` in bytes.
    case tooLarge(list: String, limit: Int)
    /// The list's server gave none; `reason` is a sentence.
    case unavailable(list: String, reason: String)
    /// There is nothing in it but blanks.
    case empty(list: String)
    /// A web page, such as the log-in page of a Wi-Fi network.
    case webPage(list: String)
    /// It cannot be read from `line` (from 1) on.
    case syntax(list: String, line: Int, reason: String)
    /// It is JSON, but not a list of stations.
    case noStationKey(list: String)
    /// It has an empty list.
    case noStations(list: String)
    /// All of its entries were left out.
    case noUsableStations(list: String, count: Int, first: LeftOutEntry)

    /// Names the file, the line or entry, the reason, and where there is one the remedy.
    public var description: String {
        switch self {
        case .badSource(let text):
            localized(
                "“{0}” is not a station list: give a file's path, or an address that begins with http:// or https://.",
                text)
        case .notFound(let path): localized("There is no file {0}.", path)
        case .notAFile(let path): localized("{0} is not a file.", path)
        case .unreadable(let path, let error): localized("{0} cannot be read: {1}.", path, error)
        case .tooLarge(let list, let limit):
            localized("{0} is too large: a station list may have {1} MB at most.", list, limit / 1_000_000)
        case .unavailable(let list, let reason): localized("{0} could not be loaded. {1}", list, reason)
        case .empty(let list): localized("{0} is empty.", list)
        case .webPage(let list):
            localized(
                "{0} is a web page and not a station list. If this is a Wi-Fi network's log-in page, log in first.",
                list)
        case .syntax(let list, let line, let reason):
            localized("{0} cannot be read at line {1}: {2}.", list, line, reason)
        case .noStationKey(let list):
            localized(
                "{0} is not a station list: it should hold {1}, each entry with a name and a streamURL.", list,
                "{\"station\": […]}")
        case .noStations(let list): localized("{0} has no stations in it.", list)
        case .noUsableStations(let list, let count, let first):
            localizedCount(
                count, "The only entry of {1} cannot be used: {2}.",
                "None of the {0} entries of {1} can be used: {2}.", list, first)
        }
    }

    /// The description with the list's file name or host instead of its whole path or address: for a screen, where the
    /// reason at the sentence's end should not be cut off.
    public var shortDescription: String {
        let short = StationAddressResolver.host(of: place) ?? place.split(separator: "/").last.map(String.init)
        return short.map { description.replacing(place, with: $0) } ?? description
    }

    /// The path or address of the list, as it was given.
    private var place: String {
        switch self {
        case .badSource(let text): text
        case .notFound(let path), .notAFile(let path), .unreadable(let path, _): path
        case .tooLarge(let list, _), .unavailable(let list, _), .empty(let list), .webPage(let list): list
        case .syntax(let list, _, _), .noStationKey(let list), .noStations(let list): list
        case .noUsableStations(let list, _, _): list
        }
    }
}
