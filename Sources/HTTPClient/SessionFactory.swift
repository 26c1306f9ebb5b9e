import CSoup
import GLibBridge

/// Makes libsoup's sessions, all with the same word about who asks.
@MainActor
enum SessionFactory {
    /// - Parameters:
    ///   - userAgent: what servers are told about who asks.
    ///   - timeout: how long a server may be silent, in seconds.
    static func makeSession(userAgent: String, timeout: UInt32) -> ObjectReference {
        let pointer: UnsafeMutablePointer<SoupSession> = soup_session_new()
        soup_session_set_timeout(pointer, timeout)
        soup_session_set_user_agent(pointer, userAgent)
        return ObjectReference(taking: OpaquePointer(pointer))
    }
}
