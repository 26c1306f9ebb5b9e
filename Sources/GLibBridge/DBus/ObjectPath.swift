import CGLib

/// The name of an object on a D-Bus connection, e.g. `/org/mpris/MediaPlayer2`.
public struct ObjectPath: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// nil for what D-Bus does not accept: elements of letters, digits and `_`, each after a slash.
    public init?(_ text: String) {
        guard g_variant_is_object_path(text) != 0 else { return nil }
        description = text
    }
}
