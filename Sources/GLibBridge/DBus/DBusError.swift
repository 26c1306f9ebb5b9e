/// An error as it travels over D-Bus: a name for programs and a sentence for people.
public struct DBusError: Error, Hashable, CustomStringConvertible {
    /// E.g. `org.freedesktop.DBus.Error.InvalidArgs`.
    public let name: String
    public let message: String

    /// - Parameter name: with dots, as D-Bus wants it.
    public init(name: String, message: String) {
        self.name = name
        self.message = message
    }

    /// An argument has a value that can't be used.
    public static func invalidArguments(_ message: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.InvalidArgs", message: message)
    }
    /// The method or property does not exist.
    public static func unknownMethod(_ message: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.UnknownMethod", message: message)
    }
    /// It should have worked, and did not.
    public static func failed(_ message: String) -> DBusError {
        DBusError(name: "org.freedesktop.DBus.Error.Failed", message: message)
    }

    public var description: String { "\(message) (\(name))" }
}
