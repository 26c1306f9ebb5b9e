import CSoup
import GLibBridge

/// Why an answer did not come, or not to its end.
struct ExchangeError: Error, Hashable {
    enum Kind: Hashable {
        case cancelled
        case timedOut
        case hostNotFound
        case untrustedCertificate
        /// What answers does not speak HTTP.
        case notHTTP
        /// The server could not be reached, or the connection broke.
        case connection
    }

    let kind: Kind
    /// In the library's words, without a full stop; nil where it has none.
    let reason: String?

    /// Reads an error of GIO or libsoup and frees it.
    @MainActor
    init(taking error: UnsafeMutablePointer<GError>?, _ cancellation: Cancellation) {
        guard let error else {
            (kind, reason) = (.connection, nil)
            return
        }
        defer { g_error_free(error) }
        kind = Self.kind(domain: error.pointee.domain, code: error.pointee.code, cancellation)
        let message = error.pointee.message.map { String(cString: $0) }
        reason = message.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    }

    @MainActor
    private static func kind(domain: GQuark, code: Int32, _ cancellation: Cancellation) -> Kind {
        switch (domain, code) {
        case (g_io_error_quark(), Int32(G_IO_ERROR_CANCELLED.rawValue)):
            cancellation.isTimeUp ? .timedOut : .cancelled
        case (g_io_error_quark(), Int32(G_IO_ERROR_TIMED_OUT.rawValue)): .timedOut
        case (g_io_error_quark(), Int32(G_IO_ERROR_HOST_NOT_FOUND.rawValue)), (g_resolver_error_quark(), _):
            .hostNotFound
        case (g_tls_error_quark(), Int32(G_TLS_ERROR_BAD_CERTIFICATE.rawValue)): .untrustedCertificate
        case (soup_session_error_quark(), Int32(SOUP_SESSION_ERROR_PARSING.rawValue)): .notHTTP
        default: .connection
        }
    }
}
