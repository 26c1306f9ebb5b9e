/// A value on D-Bus, of the types that the program's interfaces use.
///
/// The case says the type, so that a number can't go out as another kind of number (clients drop those).
public enum Variant: Hashable, Sendable {
    /// `b`
    case boolean(Bool)
    /// `i`
    case int32(Int32)
    /// `u`
    case uint32(UInt32)
    /// `x`
    case int64(Int64)
    /// `t`
    case uint64(UInt64)
    /// `d`
    case double(Double)
    /// `s`; ends at a NUL character, which D-Bus has no place for.
    case string(String)
    /// `o`
    case objectPath(ObjectPath)
    /// `as`
    case strings([String])
    /// `ao`
    case objectPaths([ObjectPath])
    /// `a{sv}`
    case dictionary([String: Variant])
    /// `aa{sv}`
    case dictionaries([[String: Variant]])

    /// The type as D-Bus writes it.
    public var signature: String {
        switch self {
        case .boolean: "b"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .strings: "as"
        case .objectPaths: "ao"
        case .dictionary: "a{sv}"
        case .dictionaries: "aa{sv}"
        }
    }
}
