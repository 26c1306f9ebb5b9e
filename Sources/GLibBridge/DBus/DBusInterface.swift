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
    /// The same with the unique bus name of whoever calls, for methods whose effect belongs to their caller.
    func call(_ method: String, _ arguments: [Variant], from sender: String) throws(DBusError) -> [Variant]
    /// The property's present value; nil answers the reader with an error.
    func property(_ name: String) -> Variant?
    /// Changes a property that the introspection data calls writable.
    func setProperty(_ name: String, to value: Variant) throws(DBusError)
}

extension DBusInterface {
    /// Most methods do not care who calls.
    public func call(_ method: String, _ arguments: [Variant], from sender: String) throws(DBusError) -> [Variant] {
        try call(method, arguments)
    }
}
