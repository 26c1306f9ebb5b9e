import CGLib

/// A GObject signal whose handlers have the signature `Handler`.
///
/// The name is written once, in the extension that declares the signal, next to the signature it stands for; user code
/// names the declaration (`Signals.clicked`) and never a string.
public struct Signal<Handler>: Sendable {
    let name: String

    /// - Parameter name: the signal's name in GObject, with its detail (`notify::visible`).
    public init(_ name: String) { self.name = name }
}

/// Signals without arguments.
public typealias VoidSignal = Signal<@MainActor () -> Void>

extension Signal where Handler == @MainActor () -> Void {
    /// Connects a closure, kept until the instance goes away or disconnects it.
    @MainActor @discardableResult
    public func connect(_ instance: OpaquePointer, _ body: @escaping @MainActor () -> Void) -> gulong {
        let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            guard let data else { return }
            MainActor.assumeIsolated { Self.closure(in: data)() }
        }
        return attach(instance, unsafeBitCast(handler, to: GCallback.self), body)
    }
}

extension Signal where Handler == @MainActor (UInt32) -> Void {
    /// Connects a closure that takes one unsigned number, e.g. a position.
    @MainActor @discardableResult
    public func connect(_ instance: OpaquePointer, _ body: @escaping @MainActor (UInt32) -> Void) -> gulong {
        let handler: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, number, data in
            guard let data else { return }
            MainActor.assumeIsolated { Self.closure(in: data)(number) }
        }
        return attach(instance, unsafeBitCast(handler, to: GCallback.self), body)
    }
}

extension Signal where Handler == @MainActor (OpaquePointer) -> Void {
    /// Connects a closure that takes one object, borrowed for the call.
    @MainActor @discardableResult
    public func connect(_ instance: OpaquePointer, _ body: @escaping @MainActor (OpaquePointer) -> Void) -> gulong {
        let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, object, data in
            guard let data, let object else { return }
            // The object does not leave the main thread: GTK emits its signals there.
            nonisolated(unsafe) let argument = object
            MainActor.assumeIsolated { Self.closure(in: data)(argument) }
        }
        return attach(instance, unsafeBitCast(handler, to: GCallback.self), body)
    }
}

extension Signal where Handler == @MainActor () -> Bool {
    /// Connects a closure whose answer says whether the signal has been dealt with.
    @MainActor @discardableResult
    public func connect(_ instance: OpaquePointer, _ body: @escaping @MainActor () -> Bool) -> gulong {
        let handler: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            guard let data else { return 0 }
            return MainActor.assumeIsolated { Self.closure(in: data)() } ? 1 : 0
        }
        return attach(instance, unsafeBitCast(handler, to: GCallback.self), body)
    }
}

extension Signal {
    /// Connects a C function of the signal's own signature with a boxed closure as its user data.
    ///
    /// For the extensions, here and in importing modules, that know the signature; the function finds the closure with
    /// `closure(in:)`.
    @MainActor
    public func attach(_ instance: OpaquePointer, _ function: @escaping GCallback, _ closure: Handler) -> gulong {
        carshell_signal_connect(
            UnsafeMutableRawPointer(instance), name, function, ClosureBox(closure).retainedPointer(),
            { data, _ in releaseClosureBox(data) })
    }

    /// The closure behind the user data of a handler connected with `attach`.
    @MainActor
    public static func closure(in data: gpointer) -> Handler { ClosureBox<Handler>.closure(in: data) }
}
