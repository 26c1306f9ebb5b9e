import CGLib

extension DBusError {
    /// Takes over and frees a GError; what did not come from D-Bus is called a failure.
    public init(taking error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            self = .failed("D-Bus gave no reason.")
            return
        }
        defer { g_error_free(error) }
        let name = g_dbus_error_get_remote_error(error)
        defer { g_free(name) }
        // The message has the remote error's name in front otherwise.
        g_dbus_error_strip_remote_error(error)
        self.init(
            name: name.map { String(cString: $0) } ?? "org.freedesktop.DBus.Error.Failed",
            message: String(cString: error.pointee.message))
    }
}
