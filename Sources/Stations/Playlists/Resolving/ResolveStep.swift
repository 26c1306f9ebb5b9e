/// One step on the way from an address to its streams, for reports; the description is a line of it.
public enum ResolveStep: Hashable, Sendable, CustomStringConvertible {
    case redirection(from: String, to: String, status: Int)
    case playlist(address: String, format: PlaylistFormat, entries: Int)
    case hls(address: String)
    /// `format` in words, where the first bytes tell it.
    case stream(address: String, format: String?)
    /// What is there was not found out; the engine may.
    case unknown(address: String, reason: String)
    /// An entry of a playlist that leads nowhere.
    case failure(address: String, ResolveError)

    public var description: String {
        switch self {
        case .redirection(let from, let to, let status): "\(from) → \(to) (\(status))"
        case .playlist(let address, let format, let entries):
            "\(address): \(format.rawValue) playlist, \(entries) \(entries == 1 ? "entry" : "entries")"
        case .hls(let address): "\(address): HLS"
        case .stream(let address, let format): "\(address): stream" + (format.map { ", \($0)" } ?? "")
        case .unknown(let address, let reason): "\(address): \(reason)"
        case .failure(let address, let error): "\(address): \(error)"
        }
    }
}
