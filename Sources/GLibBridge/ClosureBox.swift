import CGLib

/// Carries a Swift closure through a C callback's user data.
final class ClosureBox<Closure> {
    let closure: Closure

    init(_ closure: Closure) { self.closure = closure }

    /// A retained pointer for the C side; `release` or `destroyNotify` gives the reference back.
    func retainedPointer() -> gpointer { Unmanaged.passRetained(self).toOpaque() }

    static func closure(in data: gpointer) -> Closure {
        Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeUnretainedValue().closure
    }
}

/// Gives back the reference taken by `ClosureBox.retainedPointer()`, whatever the closure's type.
func releaseClosureBox(_ data: gpointer?) {
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}
