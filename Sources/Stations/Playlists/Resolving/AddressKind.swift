/// What an address looks as if it were, so that plain streams need not be asked twice before they sound.
///
/// Only for the order of steps: what is guessed `.stream` goes to the engine at once, and to the `AddressResolver` only
/// when the engine finds no sound there; what is guessed `.playlist` goes to the resolver first. A wrong guess costs
/// time, never the station.
public enum AddressKind: Hashable, Sendable {
    /// Or an HLS list, which the engine plays by itself; those end in `.m3u8` nearly always.
    case stream
    case playlist

    /// Judges the path without the query, then the query, in any case.
    public static func guess(_ address: String) -> AddressKind {
        let whole = address.prefix { $0 != "#" }.lowercased()
        let path = whole.prefix { $0 != "?" }
        if endings.contains(where: path.hasSuffix) { return .playlist }
        let query = whole.dropFirst(path.count + 1)
        for parameter in query.split(separator: "&", maxSplits: 32) {
            let value = parameter.split(separator: "=", maxSplits: 1).last ?? ""
            if endings.contains(where: { value.hasSuffix($0) || value == $0.dropFirst() }) { return .playlist }
        }
        return .stream
    }

    /// `.ram` is RealMedia's list of addresses, `.wax` and `.wvx` are ASX by other names.
    private static let endings = [".pls", ".m3u", ".xspf", ".asx", ".wax", ".wvx", ".ram"]
}
