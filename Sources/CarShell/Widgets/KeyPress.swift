/// A key of the keyboard going down.
struct KeyPress {
    /// GDK's key value, e.g. `GDK_KEY_Escape`.
    var keyValue: UInt32
    /// GDK's modifier mask.
    var modifiers: UInt32
}
