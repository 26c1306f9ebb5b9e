import GLibBridge

/// GStreamer's signals, each name written next to its signature.
enum Signals {
    /// `playbin` made the element that reads the address; emitted before it starts, on the thread that starts it.
    static let sourceSetup = Signal<@Sendable (OpaquePointer) -> Void>("source-setup")
}
