/// Gets the beginnings of http resources, which may be streams without an end.
@MainActor
public protocol PrefixFetching: AnyObject {
    /// Asks for a resource and takes its bytes for as long as they are wanted, then lets go of the connection.
    ///
    /// Redirections are not followed: they are answers like any other. The server is told who asks, by name, and that
    /// ICY headers are understood (`Icy-MetaData: 1`).
    ///
    /// - Parameters:
    ///   - url: with scheme `http` or `https` and a host.
    ///   - limit: the most bytes that are taken.
    ///   - isEnough: is called with what is there after each piece, and returns true when no more is wanted; not asked
    ///     about an answer without a body.
    /// - Throws: `PrefixFetchError`. A connection that breaks after some bytes is no error: those are returned.
    func fetchPrefix(
        of url: String, limit: Int, isEnough: @MainActor (_ bytes: [UInt8]) -> Bool
    ) async throws(PrefixFetchError) -> FetchedPrefix
}

/// Why an address gave no answer.
public enum PrefixFetchError: Error, Hashable, Sendable {
    case badAddress
    case hostNotFound
    /// `reason` in the system's words, without a full stop.
    case connectionFailed(reason: String)
    /// What the server said is not HTTP.
    case notHTTP
    /// Nobody vouches for the server's certificate.
    case untrustedCertificate
    case timedOut
    case cancelled
}
