import CSoup
import GLibBridge
import Localization
import Stations

/// Gets resources over HTTP with libsoup, on the default main context: one connection pool, one TLS and proxy policy.
///
/// Needs a running main loop with a `MainQueueSource`.
@MainActor
public final class HTTPClient: ResourceLoading {
    /// How much is asked for at a time, in bytes.
    private static let pieceSize = 65536
    /// No more redirections in a row are followed.
    static let maximumRedirections = 5

    private let session: ObjectReference
    private let deadline: UInt32

    /// - Parameters:
    ///   - userAgent: what servers are told about who asks, e.g. `CarShell/1.0`.
    ///   - timeout: how long a server may be silent, in seconds.
    ///   - deadline: how long one resource may take altogether, in milliseconds.
    public init(userAgent: String, timeout: UInt32 = 15, deadline: UInt32 = 120_000) {
        session = SessionFactory.makeSession(userAgent: userAgent, timeout: timeout)
        self.deadline = deadline
    }

    /// Gets the resource at an address, following up to five redirections, also between http and https.
    ///
    /// - Parameters:
    ///   - url: with scheme `http` or `https`.
    ///   - limit: the most bytes that are taken, after decompression; no more are ever held.
    /// - Throws: `HTTPError`; `.cancelled` when the calling task is cancelled.
    public func fetch(_ url: String, limit: Int) async throws(HTTPError) -> LoadedResource {
        let message = try Self.message(for: url)
        let cancellation = Cancellation()
        let timer = Timer(after: deadline) { cancellation.expire() }
        defer { timer.cancel() }
        let result: Result<LoadedResource, HTTPError> = await withTaskCancellationHandler {
            do throws(HTTPError) {
                if Task.isCancelled { throw .cancelled }
                return .success(
                    try await receive(message, limit: limit, Exchange(session: session, cancellation: cancellation)))
            } catch {
                return .failure(error)
            }
        } onCancel: {
            Task { @MainActor in cancellation.cancel() }
        }
        return try result.get()
    }

    /// Gets the resource at an address; see `fetch(_:limit:)`.
    public func load(_ url: String, limit: Int) async throws -> LoadedResource { try await fetch(url, limit: limit) }

    /// What libsoup itself asks of GLib's parser (`SOUP_HTTP_URI_FLAGS`).
    private static let uriFlags =
        G_URI_FLAGS_HAS_PASSWORD.rawValue | G_URI_FLAGS_ENCODED_PATH.rawValue | G_URI_FLAGS_ENCODED_QUERY.rawValue
        | G_URI_FLAGS_ENCODED_FRAGMENT.rawValue | G_URI_FLAGS_SCHEME_NORMALIZE.rawValue

    private static func message(for url: String) throws(HTTPError) -> ObjectReference {
        guard let scheme = g_uri_parse_scheme(url) else { throw .badAddress(url) }
        defer { g_free(scheme) }
        guard ["http", "https"].contains(String(cString: scheme).lowercased()) else { throw .notHTTP(url) }
        guard let uri = g_uri_parse(url, GUriFlags(rawValue: Self.uriFlags), nil) else { throw .badAddress(url) }
        defer { g_uri_unref(uri) }
        // libsoup writes a critical message for an address without a host.
        guard let host = g_uri_get_host(uri), host.pointee != 0, let message = soup_message_new_from_uri("GET", uri)
        else { throw .badAddress(url) }
        // libsoup by itself follows up to 20.
        soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT)
        return ObjectReference(taking: message)
    }

    // MARK: Answer

    private func receive(
        _ message: ObjectReference, limit: Int, _ exchange: Exchange
    ) async throws(HTTPError) -> LoadedResource {
        var message = message
        var stream = try await send(message, exchange)
        var count = 0
        while let target = Self.redirection(of: message) {
            count += 1
            // Nobody wants to read what stands beside the address.
            Exchange.close(stream)
            guard count <= Self.maximumRedirections else { throw .tooManyRedirections(limit: Self.maximumRedirections) }
            message = try Self.message(for: target)
            stream = try await send(message, exchange)
        }
        let status = Int(soup_message_get_status(message.pointer).rawValue)
        guard (200..<300).contains(status) else {
            throw .status(
                status, phrase: soup_message_get_reason_phrase(message.pointer).map { String(cString: $0) } ?? "")
        }
        let headers = soup_message_get_response_headers(message.pointer)
        // A server that says so beforehand need not send it.
        guard soup_message_headers_get_content_length(headers) <= Int64(limit) else { throw .tooLarge(limit: limit) }
        let contentType = soup_message_headers_get_content_type(headers, nil).map { String(cString: $0).lowercased() }
        let bytes = try await body(stream, limit: limit, exchange)
        return LoadedResource(bytes: bytes, contentType: contentType, url: Self.address(of: message) ?? "")
    }

    /// Where the answer sends to; nil when it is the resource, or names no place.
    private static func redirection(of message: ObjectReference) -> String? {
        let status = soup_message_get_status(message.pointer).rawValue
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        let headers = soup_message_get_response_headers(message.pointer)
        guard let location = soup_message_headers_get_one(headers, "Location"), let base = address(of: message),
            let target = g_uri_resolve_relative(base, location, GUriFlags(rawValue: uriFlags), nil)
        else { return nil }
        defer { g_free(target) }
        return String(cString: target)
    }

    private func send(
        _ message: ObjectReference, _ exchange: Exchange
    ) async throws(HTTPError) -> ObjectReference {
        do { return try await exchange.send(message) } catch {
            guard error.kind == .untrustedCertificate else { throw Self.failure(error) }
            let host = g_uri_get_host(soup_message_get_uri(message.pointer)).map { String(cString: $0) }
            throw .untrustedCertificate(host: host ?? "")
        }
    }

    private func body(
        _ stream: ObjectReference, limit: Int, _ exchange: Exchange
    ) async throws(HTTPError) -> [UInt8] {
        var body: [UInt8] = []
        while true {
            // One byte more than allowed tells a body of just the limit from one that is too large.
            let left = limit - body.count
            let wanted = left < Self.pieceSize ? left + 1 : Self.pieceSize
            let piece: [UInt8]
            do { piece = try await exchange.read(stream, upTo: wanted) } catch { throw Self.failure(error) }
            if piece.isEmpty { return body }
            guard body.count + piece.count <= limit else { throw .tooLarge(limit: limit) }
            body += piece
        }
    }

    /// The address that was asked.
    private static func address(of message: ObjectReference) -> String? {
        guard let text = g_uri_to_string(soup_message_get_uri(message.pointer)) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    private static func failure(_ error: ExchangeError) -> HTTPError {
        switch error.kind {
        case .cancelled: .cancelled
        case .timedOut: .timedOut
        default: .transport(reason: error.reason ?? localized("no reason given"))
        }
    }
}
