/// Why an address leads to no stream; the description is a sentence for the person.
public enum ResolveError: Error, Hashable, Sendable, CustomStringConvertible {
    case badAddress(String)
    case unplayableScheme(String, address: String)
    case fileNotFound(path: String)
    /// A folder, a pipe or a device.
    case notAFile(path: String)
    case unreadableFile(path: String, SystemError)
    case hostNotFound(host: String)
    /// `reason` in the system's words.
    case connectionFailed(reason: String)
    /// Nobody vouches for the server's certificate.
    case untrustedCertificate(host: String)
    case timedOut
    /// HTTP status and the server's words for it.
    case status(Int, phrase: String)
    /// More than `limit` redirections in a row.
    case tooManyRedirections(limit: Int)
    case redirectionInCircles(String)
    case redirectionWithoutTarget
    /// A server sends us to a file of this machine, or to a scheme that is not HTTP.
    case redirectionOutOfHTTP(String)
    /// The server sent nothing at all.
    case emptyAnswer
    case notAPlaylist(NotAPlaylistReason)
    /// Playlists in playlists, more than `limit` deep.
    case nestedTooDeep(limit: Int)
    /// A playlist that contains itself.
    case playlistInCircles(String)
    /// None of a playlist's entries leads anywhere; the first one's reason.
    indirect case allEntriesFailed(count: Int, first: ResolveError)
    case cancelled

    /// Whose fault it is.
    public var faultClass: FaultClass {
        switch self {
        case .badAddress, .unplayableScheme, .fileNotFound, .notAFile, .unreadableFile, .untrustedCertificate: .user
        case .hostNotFound, .connectionFailed, .timedOut, .cancelled: .network
        case .status(let code, _): (400..<500).contains(code) && code != 408 && code != 429 ? .user : .server
        case .tooManyRedirections, .redirectionInCircles, .redirectionWithoutTarget, .redirectionOutOfHTTP,
            .emptyAnswer:
            .server
        case .notAPlaylist, .nestedTooDeep, .playlistInCircles: .format
        case .allEntriesFailed(_, let first): first.faultClass
        }
    }

    public var description: String {
        switch self {
        case .badAddress(let text): "“\(text)” is not an address: give one that begins with http:// or https://."
        case .unplayableScheme(let scheme, let address):
            "“\(address)” cannot be played: \(scheme): is not supported; use an http or https address."
        case .fileNotFound(let path): "There is no file \(path)."
        case .notAFile(let path): "\(path) is not a file."
        case .unreadableFile(let path, let error): "\(path) cannot be read: \(error)."
        case .hostNotFound(let host):
            "The server “\(host)” was not found. Check the address and the network connection."
        case .connectionFailed(let reason): "The connection failed: \(reason)."
        case .untrustedCertificate(let host):
            "The certificate of \(host) isn't trusted. Check that the date and time of this computer are right."
        case .timedOut: "The server takes too long to answer."
        case .status(401, _), .status(403, _), .status(407, _): "The server wants a login."
        case .status(404, _), .status(410, _): "The address was not found on the server. Check it."
        case .status(let code, let phrase): "The server answered \(code)\(phrase.isEmpty ? "" : " (\(phrase))")."
        case .tooManyRedirections(let limit): "The server sends from address to address, more than \(limit) times."
        case .redirectionInCircles(let address): "The server sends in circles, back to \(address)."
        case .redirectionWithoutTarget: "The server sends to another address but names none."
        case .redirectionOutOfHTTP(let address): "The server sends to “\(address)”, which is not a web address."
        case .emptyAnswer: "The server sends nothing."
        case .notAPlaylist(let reason): reason.description
        case .nestedTooDeep(let limit): "The playlist leads to other playlists, more than \(limit) deep."
        case .playlistInCircles(let address): "The playlist leads back to itself: \(address)."
        case .allEntriesFailed(let count, let first):
            count == 1 ? first.description : "None of \(count) entries can be reached. The first: \(first)"
        case .cancelled: "Looking up the address was cancelled."
        }
    }
}
