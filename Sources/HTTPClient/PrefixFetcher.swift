import CSoup
import GLibBridge
import Stations

/// Gets the beginnings of http resources with libsoup, on the default main context.
///
/// libsoup understands SHOUTcast's `ICY 200 OK` in place of an HTTP status line. Each answer has a connection of its
/// own, closed as soon as enough is there: the rest of a stream would never end.
///
/// Needs a running main loop with a `MainQueueSource`.
@MainActor
public final class PrefixFetcher: PrefixFetching {
    /// How much is asked for at a time, in bytes; a stream of 128 kbit/s sends this much in a quarter of a second.
    private static let pieceSize = 4096

    private let session: ObjectReference
    private let deadline: UInt32

    /// - Parameters:
    ///   - userAgent: what servers are told about who asks, e.g. `CarShell/1.0`; some send web pages to browsers.
    ///   - timeout: how long a server may be silent, in seconds.
    ///   - deadline: how long one answer may take altogether, in milliseconds.
    public init(userAgent: String, timeout: UInt32 = 10, deadline: UInt32 = 20_000) {
        session = SessionFactory.makeSession(userAgent: userAgent, timeout: timeout)
        self.deadline = deadline
    }

    public func fetchPrefix(
        of url: String, limit: Int, isEnough: @MainActor ([UInt8]) -> Bool
    ) async throws(PrefixFetchError) -> FetchedPrefix {
        guard let pointer = soup_message_new("GET", url) else { throw .badAddress }
        let message = ObjectReference(taking: pointer)
        soup_message_add_flags(message.pointer, SOUP_MESSAGE_NO_REDIRECT)
        // An unread body would otherwise be read to its end, to keep the connection.
        soup_message_add_flags(message.pointer, SOUP_MESSAGE_NEW_CONNECTION)
        let headers = soup_message_get_request_headers(message.pointer)
        soup_message_headers_replace(headers, "Icy-MetaData", "1")
        soup_message_headers_replace(headers, "Connection", "close")

        let cancellation = Cancellation()
        let timer = Timer(after: deadline) { cancellation.expire() }
        defer {
            timer.cancel()
            // Ends what libsoup still does for this message.
            cancellation.cancel()
        }
        let result: Result<FetchedPrefix, PrefixFetchError> = await withTaskCancellationHandler {
            do throws(PrefixFetchError) {
                if Task.isCancelled { throw .cancelled }
                let exchange = Exchange(session: session, cancellation: cancellation)
                return .success(try await receive(message, limit, isEnough, exchange))
            } catch {
                return .failure(error)
            }
        } onCancel: {
            Task { @MainActor in cancellation.cancel() }
        }
        return try result.get()
    }

    // MARK: Answer

    private func receive(
        _ message: ObjectReference, _ limit: Int, _ isEnough: @MainActor ([UInt8]) -> Bool, _ exchange: Exchange
    ) async throws(PrefixFetchError) -> FetchedPrefix {
        let stream: ObjectReference
        do { stream = try await exchange.send(message) } catch { throw Self.failure(error) }
        let status = Int(soup_message_get_status(message.pointer).rawValue)
        let phrase = soup_message_get_reason_phrase(message.pointer).map { String(cString: $0) } ?? ""
        var answer = FetchedPrefix(status: status, phrase: phrase, headers: Self.headers(of: message))
        guard (200..<300).contains(status) else {
            Exchange.close(stream)
            return answer
        }
        while answer.bytes.count < limit && !isEnough(answer.bytes) {
            do {
                let piece = try await exchange.read(
                    stream, upTo: min(Self.pieceSize, limit - answer.bytes.count))
                answer.bytes += piece
                answer.isWhole = piece.isEmpty
            } catch {
                // What arrived before the connection broke may tell enough.
                if answer.bytes.isEmpty || error.kind == .cancelled || error.kind == .timedOut {
                    throw Self.failure(error)
                }
                break
            }
            if answer.isWhole { break }
        }
        if !answer.isWhole { Exchange.close(stream) }
        return answer
    }

    /// The headers that tell something about a stream, by name in small letters.
    private static func headers(of message: ObjectReference) -> [String: String] {
        var iterator = SoupMessageHeadersIter()
        soup_message_headers_iter_init(&iterator, soup_message_get_response_headers(message.pointer))
        var headers: [String: String] = [:]
        var name: UnsafePointer<CChar>?
        var value: UnsafePointer<CChar>?
        while headers.count < 64, soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
            guard let name, let value else { continue }
            let key = String(cString: name).lowercased()
            let isWanted =
                ["content-type", "location", "server"].contains(key) || key.hasPrefix("icy-") || key.hasPrefix("ice-")
            if isWanted, headers[key] == nil { headers[key] = text(value) }
        }
        return headers
    }

    /// Headers are UTF-8 by habit and Latin-1 by standard.
    private static func text(_ value: UnsafePointer<CChar>) -> String {
        if let text = String(validatingCString: value) { return text }
        var text = String.UnicodeScalarView()
        for byte in UnsafeBufferPointer(start: value, count: strlen(value)) {
            text.append(Unicode.Scalar(UInt8(bitPattern: byte)))
        }
        return String(text)
    }

    // MARK: Errors

    private static func failure(_ error: ExchangeError) -> PrefixFetchError {
        switch error.kind {
        case .cancelled: .cancelled
        case .timedOut: .timedOut
        case .hostNotFound: .hostNotFound
        case .untrustedCertificate: .untrustedCertificate
        case .notHTTP: .notHTTP
        case .connection: .connectionFailed(reason: error.reason ?? "no reason given")
        }
    }
}
