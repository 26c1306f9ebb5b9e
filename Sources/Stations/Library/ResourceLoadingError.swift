/// Why an address gave nothing; the description is a sentence for the person.
public enum ResourceLoadingError: Error, Hashable, Sendable, CustomStringConvertible {
    case badAddress(String)
    /// The scheme is neither `http` nor `https`.
    case notHTTP(String)
    /// The server answered with this status, e.g. 404, and these words.
    case status(Int, phrase: String)
    /// The server could not be reached, or the connection broke; `reason` in the system's words.
    case transport(reason: String)
    /// Nobody vouches for the server's certificate.
    case untrustedCertificate(host: String)
    /// `limit` in bytes.
    case tooLarge(limit: Int)
    /// The server sends from address to address.
    case tooManyRedirections(limit: Int)
    case timedOut
    /// The task that waited was cancelled.
    case cancelled

    public var description: String {
        switch self {
        case .badAddress(let text): "“\(text)” is not a web address."
        case .notHTTP(let text): "“\(text)” is not an address that begins with http:// or https://."
        case .status(let code, let phrase): "The server answered \(code)\(phrase.isEmpty ? "" : " (\(phrase))")."
        case .transport(let reason): "The connection failed: \(reason)."
        case .untrustedCertificate(let host):
            "The certificate of “\(host)” isn't trusted. Check that the date and time of this computer are right."
        case .tooLarge(let limit) where limit < 1_000_000:
            "What the server sends is too large: at most \(limit) bytes are taken."
        case .tooLarge(let limit): "What the server sends is too large: at most \(limit / 1_000_000) MB are taken."
        case .tooManyRedirections(let limit): "The server sends from address to address, more than \(limit) times."
        case .timedOut: "The server takes too long to answer."
        case .cancelled: "Loading was cancelled."
        }
    }
}
