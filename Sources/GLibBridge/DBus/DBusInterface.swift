/// One D-Bus interface of an exported object.
///
/// Calls come on the main thread, and only ones that fit the introspection data: right method names, argument types,
/// property names, access and value types.
@MainActor
public protocol DBusInterface: AnyObject {
    /// The `<interface>` element of the introspection data, read once when the interface is exported.
    var introspection: String { get }

    /// Does what the method is for and gives the values that it returns.
    func call(_ method: String, _ arguments: [Variant]) throws(DBusError) -> [Variant]
    /// The property's present value; nil answers the reader with an error.
    func property(_ name: String) -> Variant?
    /// Changes a property that the introspection data calls writable.
    func setProperty(_ name: String, to value: Variant) throws(DBusError)
}
