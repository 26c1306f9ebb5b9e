/// Any JSON value, kept as it was written: numbers keep their text, objects their order.
///
/// Lists and state files carry keys we do not know; they are kept in this form so that nothing gets lost.
public enum JSONValue: Hashable, Sendable {
    /// No value.
    case null
    /// True or false.
    case bool(Bool)
    /// The number's text as it was written, so that `105.50` stays `105.50`.
    case number(String)
    /// A text, its escapes undone.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Keys with values in order; a key can be there twice.
    case object([JSONMember])

    /// The value of a key in an object: the last one when the key is there twice; nil for anything but an object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// Whether the value holds other values.
    var isContainer: Bool {
        switch self {
        case .array, .object: true
        case .null, .bool, .number, .string: false
        }
    }
}
