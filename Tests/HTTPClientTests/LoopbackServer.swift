import CSoup
import GLibBridge

/// A real HTTP server on a free loopback port, in this process and on the default main context.
@MainActor
final class LoopbackServer {
    /// Answers one request.
    typealias Handler = @MainActor (_ message: OpaquePointer) -> Void

    /// Without a slash at the end.
    let address: String
    private let server: ObjectReference
    private var handlers: [String: Handler] = [:]

    init?() {
        guard let pointer = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else { return nil }
        server = ObjectReference(taking: OpaquePointer(pointer))
        let soup = UnsafeMutablePointer<SoupServer>(server.pointer)
        guard soup_server_listen_local(soup, 0, SOUP_SERVER_LISTEN_IPV4_ONLY, nil) != 0,
            let uris = soup_server_get_uris(soup), let uri = OpaquePointer(uris.pointee.data)
        else { return nil }
        address = "http://127.0.0.1:\(g_uri_get_port(uri))"
        g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) }
        soup_server_add_handler(
            soup, "/",
            { _, message, path, _, data in
                guard let message, let path, let data else { return }
                nonisolated(unsafe) let request = message
                let name = String(cString: path)
                MainActor.assumeIsolated {
                    let server = Unmanaged<LoopbackServer>.fromOpaque(data).takeUnretainedValue()
                    if let handler = server.handlers[name] {
                        handler(request)
                    } else {
                        soup_server_message_set_status(request, 404, nil)
                    }
                }
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { soup_server_disconnect(UnsafeMutablePointer(server.pointer)) }

    func on(_ path: String, _ handler: @escaping Handler) { handlers[path] = handler }

    /// Answers with status 200 and this text.
    func on(_ path: String, answer text: String, type: String = "application/json; charset=utf-8") {
        on(path) { message in
            soup_server_message_set_status(message, 200, nil)
            soup_server_message_set_response(message, type, SOUP_MEMORY_COPY, text, gsize(text.utf8.count))
        }
    }

    /// Answers with these bytes as they are, then closes the connection.
    func on(_ path: String, raw text: String) {
        on(path) { message in
            guard let stream = soup_server_message_steal_connection(message) else { return }
            g_output_stream_write_all(
                g_io_stream_get_output_stream(stream), text, gsize(text.utf8.count), nil, nil, nil)
            g_io_stream_close(stream, nil, nil)
            g_object_unref(stream)
        }
    }
}
