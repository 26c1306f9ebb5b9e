import CSoup
import GLibBridge

/// Requests and the bodies of their answers, until they are cancelled together.
@MainActor
struct Exchange {
    let session: ObjectReference
    let cancellation: Cancellation

    /// Sends a message and waits for the head of the answer.
    ///
    /// - Returns: the stream of the answer's body.
    func send(_ message: ObjectReference) async throws(ExchangeError) -> ObjectReference {
        let session = UnsafeMutablePointer<SoupSession>(self.session.pointer)
        let result = await AsyncOperation.result { callback, data in
            soup_session_send_async(
                session, message.pointer, G_PRIORITY_DEFAULT, cancellation.pointer, callback, data)
        }
        var error: UnsafeMutablePointer<GError>?
        guard let stream = soup_session_send_finish(session, result.pointer, &error) else {
            throw ExchangeError(taking: error, cancellation)
        }
        return ObjectReference(taking: OpaquePointer(stream))
    }

    /// The next bytes of a body, as many as are there and no more than wanted; none at its end.
    func read(_ stream: ObjectReference, upTo wanted: Int) async throws(ExchangeError) -> [UInt8] {
        let input = UnsafeMutablePointer<GInputStream>(stream.pointer)
        let result = await AsyncOperation.result { callback, data in
            g_input_stream_read_bytes_async(
                input, gsize(wanted), G_PRIORITY_DEFAULT, cancellation.pointer, callback, data)
        }
        var error: UnsafeMutablePointer<GError>?
        guard let piece = g_input_stream_read_bytes_finish(input, result.pointer, &error) else {
            throw ExchangeError(taking: error, cancellation)
        }
        defer { g_bytes_unref(piece) }
        var count: gsize = 0
        let data = g_bytes_get_data(piece, &count)
        return Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
    }

    /// Lets go of an answer without waiting for the rest of it.
    ///
    /// Closing a libsoup stream reads the rest of a body that it could reuse the connection after. A cancelled close
    /// does not.
    static func close(_ stream: ObjectReference) {
        let cancelled = Cancellation()
        cancelled.cancel()
        g_input_stream_close(UnsafeMutablePointer(stream.pointer), cancelled.pointer, nil)
    }
}
