import Localization

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
        case .badAddress(let text): localized("“{0}” is not a web address.", text)
        case .notHTTP(let text): localized("“{0}” is not an address that begins with http:// or https://.", text)
        case .status(let code, ""): localized("The server answered {0}.", code)
        case .status(let code, let phrase): localized("The server answered {0} ({1}).", code, phrase)
        case .transport(let reason): localized("The connection failed: {0}.", reason)
        case .untrustedCertificate(let host):
            localized(
                "The certificate of {0} isn't trusted. Check that the date and time of this computer are right.", host)
        case .tooLarge(let limit) where limit < 1_000_000:
            localized("What the server sends is too large: at most {0} bytes are taken.", limit)
        case .tooLarge(let limit):
            localized("What the server sends is too large: at most {0} MB are taken.", limit / 1_000_000)
        case .tooManyRedirections(let limit):
            localized("The server sends from address to address, more than {0} times.", limit)
        case .timedOut: localized("The server takes too long to answer.")
        case .cancelled: localized("Loading was cancelled.")
        }
    }
}
