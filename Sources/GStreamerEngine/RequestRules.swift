import CGst
import CSoup
import Playback
import Synchronization

/// Holds GStreamer's own requests to the rules of ours, and notes what GStreamer does not tell.
///
/// souphttpsrc of GStreamer 1.22 follows up to 20 redirections, and tells of a certificate that nobody vouches for only
/// that the stream broke off. It shows its requests to nobody; so this listens to the signals of all of libsoup's
/// messages in the process, on whatever thread they come, and leaves those alone that follow no redirection by
/// themselves: our own clients count theirs.
enum RequestRules {
    /// No more redirections in a row are followed.
    static let maximumRedirections = 5

    /// The last breach of a rule, and when it was; CLOCK_MONOTONIC in nanoseconds.
    private static let last = Mutex<(kind: PlaybackFailure.Kind, time: UInt64)?>(nil)

    /// What GStreamer's requests ran into since then, if anything. One source is played at a time, so it was that one's.
    static func lastBreach(since time: UInt64) -> PlaybackFailure.Kind? {
        last.withLock { breach in breach.flatMap { $0.time >= time ? $0.kind : nil } }
    }

    /// Listens from now on; call once.
    static func install() {
        // A signal is known by the time its class is.
        g_type_class_ref(soup_message_get_type())
        hook("got-headers") { message in
            guard [301, 302, 303, 307, 308].contains(soup_message_get_status(message).rawValue) else { return }
            let object = UnsafeMutableRawPointer(message).assumingMemoryBound(to: GObject.self)
            let count = Int(bitPattern: g_object_get_data(object, countKey)) + 1
            g_object_set_data(object, countKey, UnsafeMutableRawPointer(bitPattern: count))
            guard count > maximumRedirections else { return }
            note(.tooManyRedirections)
            // A redirection to nowhere ends the request: libsoup has no other way to stop one from inside.
            soup_message_headers_replace(soup_message_get_response_headers(message), "Location", "")
        }
        hook("accept-certificate") { message in
            let host = soup_message_get_uri(message).flatMap(g_uri_get_host).map { String(cString: $0) }
            note(.untrustedCertificate(host: host ?? ""))
        }
    }

    private static let countKey = "carshell-redirections"

    private static func note(_ kind: PlaybackFailure.Kind) {
        last.withLock { $0 = (kind, UInt64(carshell_monotonic_time())) }
    }

    /// Calls the body whenever a message that follows redirections emits the signal.
    private static func hook(_ signal: String, _ body: @escaping @Sendable (OpaquePointer) -> Void) {
        final class Box: Sendable {
            let body: @Sendable (OpaquePointer) -> Void
            init(_ body: @escaping @Sendable (OpaquePointer) -> Void) { self.body = body }
        }
        g_signal_add_emission_hook(
            g_signal_lookup(signal, soup_message_get_type()), 0,
            { _, _, values, data in
                guard let values, let data, let object = g_value_get_object(values) else { return 1 }
                let message = OpaquePointer(object)
                if soup_message_query_flags(message, SOUP_MESSAGE_NO_REDIRECT) == 0 {
                    Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().body(message)
                }
                return 1
            }, Unmanaged.passRetained(Box(body)).toOpaque(),
            { if let data = $0 { Unmanaged<Box>.fromOpaque(data).release() } })
    }
}
