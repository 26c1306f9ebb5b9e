import CGtk
import GLibBridge

/// The GTK signals that the shell listens to, each with the signature of its handlers.
enum Signals {
    static let activateApplication = VoidSignal("activate")
    static let clicked = VoidSignal("clicked")
    /// `GtkEditable::changed`.
    static let changed = VoidSignal("changed")
    /// `GtkEntry::activate`.
    static let activateEntry = VoidSignal("activate")
    /// `GtkEventControllerFocus::enter`.
    static let focusEntered = VoidSignal("enter")
    static let closeRequest = Signal<@MainActor () -> Bool>("close-request")
    static let mapped = VoidSignal("map")
    static let unmapped = VoidSignal("unmap")
    static let afterPaint = VoidSignal("after-paint")
    static let valueChanged = VoidSignal("value-changed")
    /// `GtkListView::activate`: the position of the row.
    static let rowActivated = Signal<@MainActor (UInt32) -> Void>("activate")
    /// The signals of `GtkSignalListItemFactory`; each hands over the `GtkListItem`.
    static let setupItem = Signal<@MainActor (OpaquePointer) -> Void>("setup")
    static let bindItem = Signal<@MainActor (OpaquePointer) -> Void>("bind")
    static let unbindItem = Signal<@MainActor (OpaquePointer) -> Void>("unbind")
    static let teardownItem = Signal<@MainActor (OpaquePointer) -> Void>("teardown")
    static let keyPressed = Signal<@MainActor (KeyPress) -> Bool>("key-pressed")
    static let pointerMoved = Signal<@MainActor (Double, Double) -> Void>("motion")
    static let itemsChanged = Signal<@MainActor (UInt32, UInt32, UInt32) -> Void>("items-changed")
}
